import { eachInParallel } from './eachInParallel';

describe('work on many things', () => {
  it('reaches each of them once, never more at a time than allowed', async () => {
    const done: number[] = [];
    let underWay = 0;
    let most = 0;
    await eachInParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
      most = Math.max(most, ++underWay);
      await Promise.resolve();
      underWay -= 1;
      done.push(item);
    });
    expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(3);
    await eachInParallel([], 3, () => Promise.reject(new Error('there is nothing to do')));
  });

  it('that fails takes up nothing further, and ends only when all that was under way has ended', async () => {
    const taken: string[] = [];
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let ended = false;
    const outcome = eachInParallel(['held', 'broken', 'never', 'neither'], 2, async (item) => {
      taken.push(item);
      if (item === 'broken') throw new Error('broken');
      await held;
    }).finally(() => (ended = true));
    await new Promise(setImmediate);
    expect(ended).toBe(false);
    letGo();
    await expect(outcome).rejects.toThrow('broken');
    expect(taken).toEqual(['held', 'broken']);
  });
});
