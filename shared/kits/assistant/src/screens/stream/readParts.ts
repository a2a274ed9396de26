import { assistantPartSchema, type AssistantPart } from '@odysseus/contract';
import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';

/** An event of an answer's stream. */
export interface PartEvent {
  /** Its number; absent where the stream gave none. */
  readonly id: number | undefined;
  /** Undefined where what came is not as agreed. */
  readonly part: AssistantPart | undefined;
}

/** The service says something at least every 15 seconds, if only a comment: after this silence the connection is dead. */
export const longestSilence = 45_000;
/** Characters of one event; a longer one is no answer of ours. */
const longestEvent = 512 * 1024;

/**
 * Reads the parts of an answer as they come, wherever the network cuts them.
 * @param silence milliseconds without a byte after which it gives up
 * @throws {Error} when the connection breaks or falls silent
 */
export async function* readParts(
  body: ReadableStream<Uint8Array>,
  silence: number = longestSilence,
): AsyncGenerator<PartEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const events: PartEvent[] = [];
  const parser = createParser({
    maxBufferSize: longestEvent,
    onEvent: ({ id, data }) => events.push({ id: numberOf(id), part: partOf(data) }),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded')
        throw new Error(`An event of the answer is longer than ${longestEvent} characters.`);
    },
  });
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), silence);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    // Whoever stops reading ends the connection, too. It may be broken already.
    reader.cancel().catch(() => undefined);
  }
}

function numberOf(id: string | undefined): number | undefined {
  return id !== undefined && /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}

function partOf(data: string): AssistantPart | undefined {
  try {
    const parsed = z.safeParse(assistantPartSchema, JSON.parse(data));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

async function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came for ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}
