import { decideMove, type Move } from './decideMove';

describe('decideMove', () => {
  it.each<[Move, string, string | undefined, boolean]>([
    ['stay', 'there is no newer release', undefined, false],
    ['stay', 'there is no newer release, whatever is unsaved', undefined, true],
    ['move', 'only remotes changed', '1.0.0-a', false],
    ['load', 'the shell changed', '1.0.0-b', false],
    ['offer', 'something is unsaved', '1.0.0-a', true],
    ['offer', 'something is unsaved and the shell changed', '1.0.0-b', true],
  ])('%s where %s', (move, _when, pendingShell, unsaved) => {
    expect(decideMove({ runningShell: '1.0.0-a', pendingShell, unsaved })).toBe(move);
  });
});
