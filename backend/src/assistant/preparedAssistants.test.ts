import type { PremiumStore } from '../premium';
import { standInAssistant } from '../testing/standInAssistant';
import { preparedAssistants } from './preparedAssistants';

describe('Assistants of the live release', () => {
  let version: string | undefined;
  let content: unknown;
  let prepared: unknown[];
  const warnings: unknown[] = [];
  const store: PremiumStore = {
    versionOf: async () => version,
    read: async (city, screen) =>
      version === undefined || `${city}/${screen}` !== 'paris/assistant-corpus' ? undefined : { version, content },
  };
  const open = () =>
    preparedAssistants(
      store,
      (cause) => warnings.push(cause),
      (found) => {
        if (found === 'damaged') throw new Error('It is damaged');
        prepared.push(found);
        return { ...standInAssistant, facts: [] };
      },
    );

  beforeEach(() => {
    version = '1.0.0';
    content = 'first';
    prepared = [];
    warnings.length = 0;
  });

  it('are prepared once for all that ask at the same time, and after', async () => {
    const assistants = open();
    const [one, other] = await Promise.all([assistants.of('paris'), assistants.of('paris')]);
    expect(one).toBe(other);
    expect(await assistants.of('paris')).toBe(one);
    expect(prepared).toEqual(['first']);
  });

  it('answer with the version before until a newer one is prepared', async () => {
    const assistants = open();
    const before = await assistants.of('paris');
    version = '1.1.0';
    content = 'second';
    expect(await assistants.of('paris')).toBe(before);
    while ((await assistants.of('paris')) === before) await new Promise(setImmediate);
    expect(prepared).toEqual(['first', 'second']);
  });

  it('stay as they were when a newer version is damaged, which is told', async () => {
    const assistants = open();
    const before = await assistants.of('paris');
    version = '1.1.0';
    content = 'damaged';
    await assistants.of('paris');
    while (warnings.length === 0) await new Promise(setImmediate);
    for (let i = 0; i < 3; i += 1) expect(await assistants.of('paris')).toBe(before);
    await new Promise(setImmediate);
    expect(warnings).toHaveLength(1);
  });

  it('are tried again after the first could not be prepared', async () => {
    const assistants = open();
    content = 'damaged';
    await expect(assistants.of('paris')).rejects.toThrow('It is damaged');
    content = 'mended';
    expect(await assistants.of('paris')).toBeDefined();
  });

  it('are there for cities with a corpus alone', async () => {
    const assistants = open();
    expect(await assistants.of('rome')).toBeUndefined();
    version = undefined;
    expect(await assistants.of('paris')).toBeUndefined();
  });
});
