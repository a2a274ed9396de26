import * as z from 'zod/mini';

/**
 * The same schema for a reader that may be older than what it reads: no object in it, at any depth, refuses a field that it does
 * not know. Objects leave such fields out; of a record whose keys are told they stay, and nobody looks at them. All else is
 * checked as before.
 */
export function tolerant<T extends z.core.$ZodType>(schema: T): T {
  const { def } = (schema as z.core.$ZodType as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return clone(schema, {
        ...def,
        shape: Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, tolerant(field)])),
        ...(refuses(def.catchall) ? { catchall: undefined } : {}),
      });
    case 'record':
      return clone(schema, { ...def, valueType: tolerant(def.valueType), mode: 'loose' });
    case 'array':
      return clone(schema, { ...def, element: tolerant(def.element) });
    case 'tuple':
      return clone(schema, { ...def, items: def.items.map(tolerant), rest: def.rest && tolerant(def.rest) });
    case 'union':
      return clone(schema, { ...def, options: def.options.map(tolerant) });
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return clone(schema, { ...def, innerType: tolerant(def.innerType) });
    case 'pipe':
      return clone(schema, { ...def, in: tolerant(def.in), out: tolerant(def.out) });
    default:
      return schema;
  }
}

/** Whether fields that an object does not know are refused. */
function refuses(catchall: z.core.$ZodType | undefined): boolean {
  return (catchall as z.core.$ZodTypes | undefined)?._zod.def.type === 'never';
}

/** @param def the schema's own with what is changed of it */
function clone<T extends z.core.$ZodType>(schema: T, def: object): T {
  return z.clone(schema, def as T['_zod']['def']);
}
