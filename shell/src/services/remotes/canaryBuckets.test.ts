import { createCanaryBuckets, bucketsKey } from './canaryBuckets';

const stored = (): unknown => JSON.parse(sessionStorage.getItem(bucketsKey) ?? 'null');
afterEach(() => sessionStorage.clear());

describe('createCanaryBuckets', () => {
  it('draws once for each part, and keeps it for the tab', () => {
    const random = jest.fn().mockReturnValueOnce(0.07).mockReturnValueOnce(0.999);
    const buckets = createCanaryBuckets(undefined, random);
    expect([buckets.of('paris'), buckets.of('paris'), buckets.of('shell')]).toEqual([7, 7, 99]);
    expect(stored()).toEqual({ paris: 7, shell: 99 });
    // The page is loaded again.
    expect(createCanaryBuckets(undefined, () => 0.5).of('paris')).toBe(7);
  });

  it('writes nothing before it is asked', () => {
    createCanaryBuckets();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '[]', '7', '{"paris":100}', '{"paris":-1}', '{"paris":1.5}', '{"paris":"7"}'])(
    'replaces %s',
    (rubbish) => {
      sessionStorage.setItem(bucketsKey, rubbish);
      expect(createCanaryBuckets(undefined, () => 0.42).of('paris')).toBe(42);
      expect(stored()).toEqual({ paris: 42 });
    },
  );

  it('lives in memory where there is no storage', () => {
    const buckets = createCanaryBuckets(() => {
      throw new DOMException('denied', 'SecurityError');
    }, jest.fn().mockReturnValueOnce(0.1).mockReturnValueOnce(0.9));
    expect([buckets.of('paris'), buckets.of('paris')]).toEqual([10, 10]);
  });
});
