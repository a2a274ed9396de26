import { citySchema, placeFolderSchema, placesFileSchema } from '@odysseus/model';
import * as z from 'zod/mini';
import { countrySchema } from './country/countrySchema';
import { screenSchema } from './screenSchema';

/** Of letters of all alphabets, which not every reader of JSON Schema knows. */
const lettersOfAll = /\\p\{/;

/** An amount may be quoted: `'{{2 * fare.metro}}'`. */
const quote = { type: 'string', pattern: String.raw`^\{\{[^{}]+\}\}$` } as const;

/** A text with a sum that is quoted: how long it becomes, only the compiler knows. */
const quoting = { type: 'string', pattern: String.raw`\{\{[^{}]+\}\}` } as const;

/**
 * What a city's files may hold as JSON Schema, by the kind of file, for editors that complete and check YAML while it is
 * written. What one field asks of another, only the compiler knows.
 */
export function editorSchemas(): Readonly<Record<'city' | 'country' | 'places' | 'places-folder' | 'screen', object>> {
  const described = (schema: z.ZodMiniType): object =>
    z.toJSONSchema(schema, {
      io: 'input',
      // Editors know this edition best.
      target: 'draft-7',
      reused: 'ref',
      unrepresentable: 'any',
      override({ jsonSchema }) {
        if (jsonSchema.pattern !== undefined && lettersOfAll.test(jsonSchema.pattern)) delete jsonSchema.pattern;
        const { maxLength } = jsonSchema;
        if (maxLength !== undefined) {
          delete jsonSchema.maxLength;
          jsonSchema.anyOf = [{ type: 'string', maxLength }, quoting];
        }
        const { amount } = jsonSchema.properties ?? {};
        if (typeof amount === 'object') {
          jsonSchema.properties = { ...jsonSchema.properties, amount: { anyOf: [amount, quote] } };
        }
      },
    });
  return {
    city: described(citySchema),
    country: described(countrySchema),
    places: described(placesFileSchema),
    'places-folder': described(placeFolderSchema),
    screen: described(screenSchema),
  };
}
