import { z } from 'zod';

const messageSchema = z.union([
  z.strictObject({ url: z.string() }),
  z.strictObject({ signInLink: z.strictObject({ email: z.string(), link: z.string(), sentAt: z.string() }) }),
  z.strictObject({ warning: z.string() }),
  z.strictObject({ failure: z.string() }),
]);
/** One line that the emulator's process writes to its stdout. */
export type EmulatorMessage = z.infer<typeof messageSchema>;

/** @returns undefined for a line that is none of ours (a library's chatter) */
export function parseMessage(line: string): EmulatorMessage | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  const parsed = messageSchema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}
