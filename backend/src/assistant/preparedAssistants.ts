import { type Assistant, corpusName, prepareAssistant, readCorpus } from '@odysseus/assistant';
import type { PremiumStore } from '../premium';
import type { Assistants } from './Assistants';

/** Cities whose assistant is kept. */
const keptCities = 12;

interface Prepared {
  readonly version: string;
  readonly assistant: Assistant;
}

/**
 * The assistants of the live release, each prepared once for a version of its content. While a newer version is prepared, the
 * one before answers: nobody waits for it.
 * @param warn told when a newer version can't be used
 * @param prepareFrom makes an assistant of what the store holds
 */
export function preparedAssistants(
  store: PremiumStore,
  warn: (cause: unknown) => void,
  prepareFrom = fromCorpus,
): Assistants {
  const ready = new Map<string, Prepared>();
  /** Versions that will never do: while an older one answers, they are not tried again with every question. */
  const damaged = new Map<string, string>();
  const preparing = new Map<string, Promise<Assistant | undefined>>();

  async function prepare(city: string): Promise<Assistant | undefined> {
    const found = await store.read(city, corpusName);
    if (!found) {
      ready.delete(city);
      return undefined;
    }
    const assistant = prepareOrNote(city, found);
    ready.delete(city);
    ready.set(city, { version: found.version, assistant });
    const oldest = ready.keys().next();
    if (ready.size > keptCities && !oldest.done) ready.delete(oldest.value);
    return assistant;
  }

  function prepareOrNote(city: string, { version, content }: { version: string; content: unknown }): Assistant {
    try {
      return prepareFrom(content);
    } catch (cause) {
      damaged.set(city, version);
      throw cause;
    }
  }

  function prepareOnce(city: string): Promise<Assistant | undefined> {
    const running = preparing.get(city) ?? prepare(city).finally(() => preparing.delete(city));
    preparing.set(city, running);
    return running;
  }

  return {
    async of(city) {
      const version = await store.versionOf(city);
      if (version === undefined) return undefined;
      const kept = ready.get(city);
      if (kept === undefined) return prepareOnce(city);
      if (kept.version !== version && damaged.get(city) !== version) prepareOnce(city).catch(warn);
      return kept.assistant;
    },
  };
}

function fromCorpus(content: unknown): Assistant {
  return prepareAssistant(readCorpus(content));
}
