import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** HTML of a page as the build renders it ahead. */
export function renderAhead(page: ReactElement): string {
  globalThis.PRERENDERING = true;
  try {
    return renderToString(page);
  } finally {
    globalThis.PRERENDERING = undefined;
  }
}
