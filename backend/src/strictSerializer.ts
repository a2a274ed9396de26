import { ContractError, unknownFields } from '@odysseus/contract';
import { serializerCompiler } from 'fastify-type-provider-zod';

/** Writes answers as their schemas say. Whoever reads one passes over a field that it does not know; the service writes none. */
export const strictSerializer: typeof serializerCompiler = (route) => {
  const write = serializerCompiler(route);
  return (answer) => {
    const text = write(answer);
    const unknown = unknownFields(answer, JSON.parse(text));
    if (unknown.length > 0)
      throw new ContractError(
        `The answer of ${route.method} ${route.url}`,
        unknown.map((field) => `${field}: its schema has no such field`),
      );
    return text;
  };
};
