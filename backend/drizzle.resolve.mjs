// drizzle-kit is installed at the root and drizzle-orm beside this file, where the kit's own imports would not look.
import { register } from 'node:module';

register(
  `data:text/javascript,${encodeURIComponent(
    `export const resolve = (specifier, context, next) =>
      next(specifier, specifier.startsWith('drizzle-orm') ? { ...context, parentURL: ${JSON.stringify(import.meta.url)} } : context);`,
  )}`,
);
