import { type AssistantPart, assistantPartSchema } from '@odysseus/contract';
import { createParser } from 'eventsource-parser';

/** Reads the parts out of a stream of server-sent events; their numbers must follow each other. */
export function partsIn(stream: string, after = 0): AssistantPart[] {
  const parts: AssistantPart[] = [];
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      if (event !== 'part' || id !== String(after + parts.length + 1))
        throw new Error(`Event ${event} with the number ${id} came behind ${after + parts.length}`);
      parts.push(assistantPartSchema.parse(JSON.parse(data)));
    },
  });
  parser.feed(stream);
  return parts;
}

/** The sentences of an answer. */
export function wordsIn(parts: readonly AssistantPart[]): string[] {
  return parts.flatMap((part) => (part.type === 'sentence' ? [part.text] : []));
}

/** How an answer ended; undefined for one that has not. */
export function endOf(parts: readonly AssistantPart[]): string | undefined {
  const last = parts.at(-1);
  return last?.type === 'end' ? last.reason : undefined;
}
