import { currencySchema, type Currency } from '@odysseus/model';
import type { CompiledPasses } from '@odysseus/passes';
import * as z from 'zod/mini';

const fares = z.array(z.looseObject({ cents: z.int(), who: z.string() }));
const sold = z.looseObject({ key: z.string(), name: z.string(), fares });

/** What the assistant works with of a city's passes; the city's build has checked the rest of them. */
const shape = z.looseObject({
  currency: currencySchema,
  short: z.array(z.looseObject({ who: z.string(), buy: z.string() })),
  passes: z.array(
    z.looseObject({
      key: z.string(),
      name: z.string(),
      covers: z.string(),
      offers: z.array(z.looseObject({ ...sold.shape })),
    }),
  ),
  rides: z.array(z.looseObject({ ...sold.shape, coveredBy: z.array(z.string()) })),
  tickets: z.array(z.looseObject({ ...sold.shape, coveredBy: z.array(z.string()) })),
  carriers: z.array(z.looseObject({ key: z.string(), cents: z.int() })),
  others: z.array(z.looseObject({ name: z.string() })),
  rules: z.array(z.looseObject({ title: z.string(), text: z.string() })),
});

/** Passes as their screen carries them. Fields that are not looked at here stay as they are. */
export const corpusPassesSchema = z.pipe(
  shape,
  z.transform((passes) => passes as unknown as CompiledPasses),
);

/** The same of a city that may have been released before its passes named their currency. */
export const earlierPassesSchema = z.pipe(
  z.extend(shape, { currency: z.optional(currencySchema) }),
  z.transform((passes) => passes as unknown as Omit<CompiledPasses, 'currency'> & { readonly currency?: Currency }),
);
