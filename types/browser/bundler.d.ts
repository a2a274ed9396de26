/** Webpack puts the word itself in its place; a browser has no `process`. */
declare const process: { readonly env: { readonly NODE_ENV: 'development' | 'production' } };
