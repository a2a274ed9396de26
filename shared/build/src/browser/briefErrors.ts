/** Stands for zod's English sentences in browsers, which have brief ones of their own (`browserSchemas.ts`). */
export default function briefErrors(): object {
  return {};
}
