import type { Release } from '@odysseus/contract';
import type { PointerWatch } from './pointerWatch';
import { createReleaseUpdates } from './createReleaseUpdates';

function releaseWith(id: string, version: string): Release {
  return {
    schemaVersion: 1,
    id,
    createdAt: '2026-11-21T08:00:00.000Z',
    shell: { version, url: `/parts/shell/${version}/`, contract: '1.0.0', scripts: [], styles: [], routes: [] },
    microFrontends: {},
  };
}

function open() {
  const state: { pending: Release | undefined; unsaved: boolean } = { pending: undefined, unsaved: false };
  const watch: PointerWatch = { look: () => Promise.resolve(), pending: () => state.pending };
  const moveTo = jest.fn(() => void (state.pending = undefined));
  const updates = createReleaseUpdates({
    release: { moveTo, shellOf: ({ shell }) => shell, runningShell: () => '1.0.0' },
    watch,
    isUnsaved: () => state.unsaved,
  });
  return { state, moveTo, updates };
}

describe('createReleaseUpdates', () => {
  it('moves at a departure where only remotes changed', () => {
    const { state, moveTo, updates } = open();
    expect(updates.depart()).toBe('stay');
    state.pending = releaseWith('r-2', '1.0.0');
    expect(updates.depart()).toBe('move');
    expect(moveTo).toHaveBeenCalledWith(expect.objectContaining({ id: 'r-2' }));
    expect(updates.depart()).toBe('stay');
  });

  it('leaves a changed shell to a new page', () => {
    const { state, moveTo, updates } = open();
    state.pending = releaseWith('r-2', '2.0.0');
    expect(updates.depart()).toBe('load');
    expect(moveTo).not.toHaveBeenCalled();
  });

  it('offers while something is unsaved, as soon as the release is known, and moves when it is saved', async () => {
    const { state, moveTo, updates } = open();
    const heard = jest.fn();
    updates.subscribe(heard);
    state.unsaved = true;
    state.pending = releaseWith('r-2', '1.0.0');
    await updates.look();
    expect(updates.isOffered()).toBe(true);
    expect(updates.depart()).toBe('offer');
    expect(moveTo).not.toHaveBeenCalled();
    state.unsaved = false;
    expect(updates.depart()).toBe('move');
    expect(updates.isOffered()).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('offers nothing where the tab can move by itself', async () => {
    const { state, updates } = open();
    state.pending = releaseWith('r-2', '2.0.0');
    await updates.look();
    expect(updates.isOffered()).toBe(false);
  });

  it('offers a declined release no more, and the next one again', async () => {
    const { state, updates } = open();
    state.unsaved = true;
    state.pending = releaseWith('r-2', '1.0.0');
    await updates.look();
    updates.decline();
    await updates.look();
    updates.depart();
    expect(updates.isOffered()).toBe(false);
    state.pending = releaseWith('r-3', '1.0.0');
    await updates.look();
    expect(updates.isOffered()).toBe(true);
  });

  it('takes the offer back with the release', async () => {
    const { state, updates } = open();
    state.unsaved = true;
    state.pending = releaseWith('r-2', '1.0.0');
    await updates.look();
    state.pending = undefined;
    await updates.look();
    expect(updates.isOffered()).toBe(false);
  });
});
