import type { Release } from '@odysseus/contract';
import { createPointerWatch, pointerRest } from './pointerWatch';

const documentOf = (id: string): Release => ({
  schemaVersion: 1,
  id,
  createdAt: '2026-11-21T08:00:00.000Z',
  shell: { version: '1.0.0', url: '/parts/shell/1.0.0/', contract: '1.0.0', scripts: [], styles: [], routes: [] },
  microFrontends: {},
});

function watching({ own = 'r-1', live = 'r-2' }: { own?: string | undefined; live?: string } = {}) {
  const state = { own: own as string | undefined, live, now: 1_000_000 };
  const readPointer = jest.fn(() => Promise.resolve({ schemaVersion: 1 as const, release: state.live }));
  const readDocument = jest.fn((id: string): Promise<unknown> => Promise.resolve(documentOf(id)));
  const watch = createPointerWatch({ own: () => state.own, readPointer, readDocument, now: () => state.now });
  const lookLater = (): Promise<void> => {
    state.now += pointerRest;
    return watch.look();
  };
  return { state, readPointer, readDocument, watch, lookLater };
}

describe('createPointerWatch', () => {
  it('finds the release that the pointer names, whole', async () => {
    const { watch } = watching();
    expect(watch.pending()).toBeUndefined();
    await watch.look();
    expect(watch.pending()?.id).toBe('r-2');
  });

  it('finds nothing where the tab has the live release, and where it moved there', async () => {
    const { watch, state, readDocument, lookLater } = watching({ live: 'r-1' });
    await watch.look();
    expect(watch.pending()).toBeUndefined();
    expect(readDocument).not.toHaveBeenCalled();
    state.live = 'r-2';
    await lookLater();
    state.own = 'r-2';
    expect(watch.pending()).toBeUndefined();
  });

  it('forgets a release that was taken back', async () => {
    const { watch, state, lookLater } = watching();
    await watch.look();
    state.live = 'r-1';
    await lookLater();
    expect(watch.pending()).toBeUndefined();
  });

  it('looks at most once a minute, and fetches a document once', async () => {
    const { watch, state, readPointer, readDocument, lookLater } = watching();
    await watch.look();
    state.now += pointerRest - 1;
    await watch.look();
    expect(readPointer).toHaveBeenCalledTimes(1);
    await lookLater();
    expect(readPointer).toHaveBeenCalledTimes(2);
    expect(readDocument).toHaveBeenCalledTimes(1);
  });

  it('goes on looking when the clock was set back by hours', async () => {
    const { watch, state, readPointer } = watching();
    await watch.look();
    state.now -= 3 * 3_600_000;
    await watch.look();
    expect(readPointer).toHaveBeenCalledTimes(2);
  });

  it.each<[string, (sources: ReturnType<typeof watching>) => void]>([
    [
      'the pointer does not come',
      ({ readPointer }) => readPointer.mockRejectedValueOnce(new TypeError('Failed to fetch')),
    ],
    ['the document does not come', ({ readDocument }) => readDocument.mockRejectedValueOnce(new Error('500'))],
    [
      'the document is damaged',
      ({ readDocument }) => readDocument.mockResolvedValueOnce({ schemaVersion: 1, id: 'r-2' }),
    ],
    [
      'the document is of a later schema',
      ({ readDocument }) => readDocument.mockResolvedValueOnce({ ...documentOf('r-2'), schemaVersion: 9 }),
    ],
  ])('is quiet where %s, and tries again later', async (_name, fail) => {
    const sources = watching();
    fail(sources);
    await expect(sources.watch.look()).resolves.toBeUndefined();
    expect(sources.watch.pending()).toBeUndefined();
    await sources.lookLater();
    expect(sources.watch.pending()?.id).toBe('r-2');
  });

  it('does not look while nobody knows the tab’s own release', async () => {
    const sources = watching();
    sources.state.own = undefined;
    await sources.watch.look();
    expect(sources.readPointer).not.toHaveBeenCalled();
  });
});
