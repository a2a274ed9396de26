import { defineConfig } from 'drizzle-kit';

/** `npm run migration -w @odysseus/backend -- --name what-changes` writes the next migration after a change of the tables. */
export default defineConfig({ dialect: 'postgresql', schema: './src/database/tables.ts', out: './drizzle' });
