import { giveEdit, type EditClient } from './giveEdit';

const edit = { revision: 1, files: { './content/screens/museums.yaml': '{}' } };

/** A connection that ends a message when it is told to. */
function connection(readyState = 1) {
  const texts: string[] = [];
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const client: EditClient = {
    readyState,
    send: (text, done) => {
      texts.push(text);
      void ended.then(() => done());
    },
  };
  return { client, texts, end };
}

afterEach(() => jest.useRealTimers());

it('gives an edit to every page that is open, and has ended when the last one has it', async () => {
  // Its patience with pages is a quarter of a second, which may be over before the second page is looked at.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const [first, second, closed] = [connection(), connection(), connection(3)];
  let given = false;
  const giving = giveEdit([first.client, second.client, closed.client], edit).then(() => (given = true));
  first.end();
  await new Promise(setImmediate);
  expect(given).toBe(false);
  second.end();
  await giving;
  expect([first, second, closed].map(({ texts }) => texts.map((text) => JSON.parse(text) as unknown))).toEqual([
    [{ type: 'odysseus-edit', data: edit }],
    [{ type: 'odysseus-edit', data: edit }],
    [],
  ]);
});

it('does not wait for a page that takes nothing', async () => {
  jest.useFakeTimers();
  const giving = giveEdit([connection().client], edit);
  await jest.runAllTimersAsync();
  await giving;
});
