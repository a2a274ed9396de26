import { LostEntryError } from './loadEntry';
import { LoadFailure, trackLoadFailure, troubleOf } from './loadFailure';

const named = (name: string, more: object = {}) => Object.assign(new Error('no'), { name, ...more });

describe('troubleOf', () => {
  it.each([
    ['late', new LoadFailure('screen', 'p', named('ChunkLoadError', { type: 'timeout' }), true)],
    ['lost', new LoadFailure('screen', 'p', named('ChunkLoadError', { type: 'error' }), false)],
    ['lost', new LoadFailure('screen', 'p', named('Error', { code: 'CSS_CHUNK_LOAD_FAILED' }), false)],
    ['lost', new LoadFailure('entry', 'p', new LostEntryError('its entry did not come'), false)],
    ['unfit', new LoadFailure('entry', 'p', new Error('its entry ran, and announced no container'), false)],
    ['unfit', new LoadFailure('screen', 'p', named('ChunkLoadError', { type: 'missing' }), false)],
    ['unfit', new LoadFailure('screen', 'p', new RangeError('no'), false)],
    ['unfit', new LoadFailure('screen', 'p', 'a string', false)],
    ['unfit', new LoadFailure('contract', 'p', named('ChunkLoadError'), false)],
  ])('is %s for %s', (trouble, failure) => {
    expect(troubleOf(failure)).toBe(trouble);
  });
});

describe('trackLoadFailure', () => {
  it('names the part with its version, what did not come, and on which rung', () => {
    const track = jest.fn();
    trackLoadFailure(
      { track },
      new LoadFailure('screen', '@odysseus/paris@2.0.0', new Error('no'), false),
      'fallbackUrl',
    );
    expect(track).toHaveBeenCalledWith('screen_load_failed', {
      part: '@odysseus/paris@2.0.0',
      stage: 'screen',
      rung: 'fallbackUrl',
      timed_out: false,
      message: 'no',
    });
  });
});
