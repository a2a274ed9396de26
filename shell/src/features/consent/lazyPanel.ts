import { lazyCode } from '../../services/lazy';

/** The banner's face: asked for once the page is alive, and by those alone who have not answered it. */
export const consentPanel = lazyCode(() => import('./ConsentPanel').then(({ ConsentPanel }) => ConsentPanel));
