import { buildService } from '@odysseus/build';

/** Bundles the service for hosting, and nothing of the site: npm run build does both. */
await buildService();
