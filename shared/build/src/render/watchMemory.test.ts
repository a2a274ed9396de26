import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createMemoryWatch, readFromPs, readFromStatus } from './watchMemory';

const itOnLinux = process.platform === 'linux' ? it : it.skip;
/** A number that no process has. */
const nobody = 2 ** 30;

const resting: ChildProcess[] = [];
afterEach(() => {
  for (const child of resting.splice(0)) child.kill();
});

/** Number of a Node that rests with so many megabytes in its hands, until the test ends. */
async function restingWith(megabytes: number): Promise<number> {
  const held = `const held = Buffer.alloc(${megabytes} * 1024 * 1024, 1); setInterval(() => held.length, 60_000); console.log('resting');`;
  const child = spawn(process.execPath, ['-e', held], { stdio: ['ignore', 'pipe', 'inherit'] });
  resting.push(child);
  await once(child.stdout, 'data');
  return child.pid ?? nobody;
}

describe('what a process holds', () => {
  // Of another process, which rests: what this one holds changes from one reading to the next.
  itOnLinux('is read from what Linux says of it', async () => {
    const [empty, full] = await Promise.all([restingWith(0), restingWith(200)]);
    const [before = 0, after = 0] = [await readFromStatus(empty), await readFromStatus(full)];
    expect(after - before).toBeGreaterThan(150);
    expect(after - before).toBeLessThan(250);
  });

  itOnLinux('is the same by ps', async () => {
    const full = await restingWith(200);
    const [byPs = 0, byStatus = 0] = [await readFromPs(full), await readFromStatus(full)];
    expect(byPs).toBeGreaterThan(150);
    expect(Math.abs(byPs - byStatus)).toBeLessThan(100);
  });

  it.each([
    ['status', readFromStatus],
    ['ps', readFromPs],
  ])('is unknown where there is no such process: %s', async (_, read) => {
    expect(await read(nobody)).toBeUndefined();
  });
});

describe('a watch', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('tells once when a process holds more than it may', async () => {
    let held = 99;
    const exceeded = jest.fn();
    createMemoryWatch([() => held], jest.fn())(1, 100, exceeded);
    await jest.advanceTimersByTimeAsync(1_000);
    held = 100;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(exceeded).not.toHaveBeenCalled();
    held = 101;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(exceeded).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stops when it is told to, even while it reads', async () => {
    const exceeded = jest.fn();
    let answer = (_: number): void => undefined;
    const read = jest.fn((pid: number) => (pid === 1 ? new Promise<number>((resolve) => (answer = resolve)) : 1));
    const stop = createMemoryWatch([read], jest.fn())(1, 100, exceeded);
    await jest.advanceTimersByTimeAsync(1_000);
    stop();
    answer(101);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(exceeded).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('takes the first reading that this system has', async () => {
    const exceeded = jest.fn();
    createMemoryWatch([() => undefined, () => 101], jest.fn())(1, 100, exceeded);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(exceeded).toHaveBeenCalledTimes(1);
  });

  it('goes on after a reading that finds nothing', async () => {
    const exceeded = jest.fn();
    let held: number | undefined = 1;
    createMemoryWatch([() => held], jest.fn())(1, 100, exceeded);
    await jest.advanceTimersByTimeAsync(1_000);
    held = undefined;
    await jest.advanceTimersByTimeAsync(1_000);
    held = 101;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(exceeded).toHaveBeenCalledTimes(1);
  });

  it('says once where no memory can be read', async () => {
    const warn = jest.fn();
    const watch = createMemoryWatch([() => undefined], warn);
    watch(1, 100, jest.fn());
    watch(2, 100, jest.fn());
    await jest.advanceTimersByTimeAsync(1_000);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('memory')]]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
