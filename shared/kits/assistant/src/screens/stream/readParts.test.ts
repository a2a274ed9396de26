import type { AssistantPart } from '@odysseus/contract';
import { partsFor, streamOf, wireOf } from '../testing/standInService';
import { readParts, type PartEvent } from './readParts';

const question = {
  message: '0b0f2c1e-3c1d-4f7e-8a51-0c2f6b9f1a11',
  conversation: '0b0f2c1e-3c1d-4f7e-8a51-0c2f6b9f1a12',
  question: 'Où est le Louvre ? 🗼',
  plan: [],
  residency: 'unknown' as const,
  ages: [],
};
const parts = partsFor(question);
const few = [...parts.slice(0, 3), ...parts.slice(-1)];

async function read(response: Response, silence?: number): Promise<PartEvent[]> {
  if (!response.body) throw new Error('no body');
  const events: PartEvent[] = [];
  for await (const event of readParts(response.body, silence)) events.push(event);
  return events;
}

const numbered = (all: readonly AssistantPart[]) => all.map((part, index) => ({ id: index + 1, part }));

describe('a stream of parts', () => {
  it.each([
    ['lines that end in LF', '\n'],
    ['lines that end in CRLF', '\r\n'],
  ])('says the same wherever it is cut, with %s', async (_name, newline) => {
    const bytes = new TextEncoder().encode(
      `: welcome${newline}${newline}${wireOf(few.slice(0, 2), 0, newline)}: still there${newline}${newline}${wireOf(few, 2, newline)}`,
    );
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const events = await read(streamOf([bytes.subarray(0, cut), bytes.subarray(cut)]));
      if (JSON.stringify(events) !== JSON.stringify(numbered(few)))
        throw new Error(`Cut after ${cut} bytes, it says something else: ${JSON.stringify(events)}`);
    }
    expect(await read(streamOf(Array.from(bytes, (byte) => Uint8Array.of(byte))))).toEqual(numbered(few));
  });

  it('leaves out what is not as agreed, and goes on', async () => {
    const events = await read(
      streamOf([
        wireOf(parts.slice(0, 1)),
        'id: 2\ndata: {"type":"sentence"\n\n',
        'id: 3\ndata: {"type":"oracle"}\n\n',
        wireOf(parts, 3),
      ]),
    );
    expect(events.map(({ id, part }) => [id, part?.type])).toEqual([
      [1, 'start'],
      [2, undefined],
      [3, undefined],
      [4, 'sentence'],
      [5, 'places'],
      [6, 'chips'],
      [7, 'end'],
    ]);
  });

  it('fails where the connection breaks, and where it falls silent', async () => {
    await expect(read(streamOf([wireOf(parts.slice(0, 2))], 'broken'))).rejects.toThrow('network error');
    await expect(read(streamOf([wireOf(parts.slice(0, 2))], 'open'), 20)).rejects.toThrow('Nothing came for 20 ms');
  });

  it('gives up an event that never ends', async () => {
    await expect(
      read(streamOf(['data: ', ...Array.from({ length: 40 }, () => 'x'.repeat(32 * 1024))], 'open'), 2_000),
    ).rejects.toThrow('longer than');
  });
});
