import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import manifest from '../package.json';

/** Collects every route for `GET /api/openapi.json`. Register it before the routes. */
export async function describeInterface(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Odysseus',
        version: manifest.version,
        description:
          'The service behind the travel guide. Every answer that is not a success has the body {"error": {"code", "message", "next"?}}.',
      },
      components: {
        securitySchemes: {
          idToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'An ID token of Firebase Authentication.',
          },
        },
      },
    },
    transform: (route) =>
      holdsZod(route.schema) ? jsonSchemaTransform(route) : { schema: route.schema, url: route.url },
  });
}

/** Most routes speak in zod schemas, the busiest in plain JSON schema. */
function holdsZod(schema: object | undefined): boolean {
  return Object.values(schema ?? {}).some(
    (part: unknown) => isZod(part) || (typeof part === 'object' && part !== null && Object.values(part).some(isZod)),
  );
}

function isZod(value: unknown): boolean {
  return value instanceof z.core.$ZodType;
}
