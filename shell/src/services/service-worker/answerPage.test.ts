import { answerPage } from './answerPage';

/** jsdom has no Response; these are told apart by their status alone. */
const response = (status: number): Response => ({ status }) as Response;
const copy = response(200);
const offlinePage = response(503);
const never = (): Promise<Response> => new Promise(() => undefined);

const sources = { kept: async () => copy as Response | undefined, offline: async () => offlinePage, patience: 4_000 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([200, 304, 404, 410])('an answer %d of the server stands, whatever is kept', async (status) => {
  const answer = response(status);
  expect(await answerPage({ ...sources, network: async () => answer })).toBe(answer);
});

test('without a network the kept page is shown', async () => {
  expect(await answerPage({ ...sources, network: () => Promise.reject(new TypeError('Failed to fetch')) })).toBe(copy);
});

test('a fault of the server shows the kept page, and itself where none is kept', async () => {
  const fault = response(500);
  expect(await answerPage({ ...sources, network: async () => fault })).toBe(copy);
  expect(await answerPage({ ...sources, network: async () => fault, kept: async () => undefined })).toBe(fault);
});

test('a network that hangs is waited for only as long as the patience lasts', async () => {
  const answer = answerPage({ ...sources, network: never });
  await jest.advanceTimersByTimeAsync(4_000);
  expect(await answer).toBe(copy);
});

test('a slow page that is not kept is waited for', async () => {
  const page = response(200);
  const answer = answerPage({
    ...sources,
    kept: async () => undefined,
    network: () => new Promise((resolve) => setTimeout(() => resolve(page), 60_000)),
  });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await answer).toBe(page);
});

test('what is neither to be had nor kept is said to be away', async () => {
  expect(
    await answerPage({
      ...sources,
      kept: async () => undefined,
      network: () => Promise.reject(new TypeError('Failed to fetch')),
    }),
  ).toBe(offlinePage);
});
