import { loadReader, wordReader, type DangerReader } from '@odysseus/danger';
import { readDanger, readerPatience, readWhenTrained } from './readDanger';

jest.mock('@odysseus/danger', () => ({ ...jest.requireActual<object>('@odysseus/danger'), loadReader: jest.fn() }));
const load = jest.mocked(loadReader);
const trained: DangerReader = { read: () => ({ outcome: 'perhaps', kind: 'panic', language: 'fr', by: 'trained' }) };
const emergency = 'he is unconscious';

afterEach(() => jest.useRealTimers());

test('the trained reader answers', async () => {
  load.mockResolvedValue(trained);
  expect(await readDanger(emergency)).toMatchObject({ by: 'trained', kind: 'panic' });
});

test('where it is late, the list of words answers in time, and it can still be waited for', async () => {
  let arrive: (reader: DangerReader) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  // What is asked for first is there.
  await import('./dangerEntry');
  jest.useFakeTimers();
  const reading = readDanger(emergency);
  const later = readWhenTrained(emergency);
  await jest.advanceTimersByTimeAsync(readerPatience);
  expect(await reading).toEqual(wordReader.read(emergency));
  arrive(trained);
  expect(await later).toMatchObject({ by: 'trained' });
});

test.each([
  ['the reader does not come', () => Promise.reject(new Error('ChunkLoadError'))],
  [
    'the reader fails',
    () =>
      Promise.resolve({
        read: () => {
          throw new Error('Damaged.');
        },
      }),
  ],
])('it never rejects: %s', async (_name, loading) => {
  load.mockImplementation(loading);
  expect(await readDanger(emergency)).toMatchObject({ outcome: 'none', by: 'words' });
  expect(await readWhenTrained(emergency)).toMatchObject({ outcome: 'none', by: 'words' });
});
