import { climbLadder, startLadder, type LadderEvent, type LadderStep, type LoadTrouble } from './ladder';

const failed = (trouble: LoadTrouble): LadderEvent => ({ type: 'failed', trouble });
const lost = failed('lost');
const paused: LadderEvent = { type: 'paused' };
const found: LadderEvent = { type: 'sought', found: true };
const notFound: LadderEvent = { type: 'sought', found: false };
const loaded: LadderEvent = { type: 'loaded' };

/** The effects of a sequence of events, in short. */
function climb(hasFallback: boolean, events: readonly LadderEvent[]): string[] {
  const told = ({ effect }: LadderStep) =>
    effect.type === 'load' ? effect.rung : effect.type === 'pause' ? `pause ${effect.milliseconds}` : effect.type;
  let step = startLadder(hasFallback);
  return [told(step), ...events.map((event) => told((step = climbLadder(step.state, event))))];
}

describe('the ladder', () => {
  it.each<[string, boolean, readonly LadderEvent[], readonly string[]]>([
    ['a load that works', true, [loaded], ['load', 'show']],
    ['one stumble', false, [lost, paused, loaded], ['load', 'pause 500', 'retry', 'show']],
    [
      'two stumbles',
      false,
      [lost, paused, lost, paused, loaded],
      ['load', 'pause 500', 'retry', 'pause 1500', 'retry', 'show'],
    ],
    [
      'a dead address with a copy elsewhere',
      true,
      [lost, paused, lost, paused, lost, loaded],
      ['load', 'pause 500', 'retry', 'pause 1500', 'retry', 'fallbackUrl', 'show'],
    ],
    [
      'a dead address without',
      false,
      [lost, paused, lost, paused, lost, found, loaded],
      ['load', 'pause 500', 'retry', 'pause 1500', 'retry', 'seekLastGood', 'lastGood', 'show'],
    ],
    [
      'a dead copy, too',
      true,
      [lost, paused, lost, paused, lost, lost, found, loaded],
      ['load', 'pause 500', 'retry', 'pause 1500', 'retry', 'fallbackUrl', 'seekLastGood', 'lastGood', 'show'],
    ],
    [
      'nothing to fall back to',
      false,
      [lost, paused, lost, paused, lost, notFound],
      ['load', 'pause 500', 'retry', 'pause 1500', 'retry', 'seekLastGood', 'giveUp'],
    ],
    [
      'everything lost',
      true,
      [lost, paused, lost, paused, lost, lost, found, lost],
      ['load', 'pause 500', 'retry', 'pause 1500', 'retry', 'fallbackUrl', 'seekLastGood', 'lastGood', 'giveUp'],
    ],
    [
      'code that can not run: not the same bytes again',
      true,
      [failed('unfit'), found, loaded],
      ['load', 'seekLastGood', 'lastGood', 'show'],
    ],
    [
      'code that can not run, at the second attempt',
      true,
      [lost, paused, failed('unfit'), notFound],
      ['load', 'pause 500', 'retry', 'seekLastGood', 'giveUp'],
    ],
    [
      'a last good version that can not run either',
      false,
      [failed('unfit'), found, failed('unfit')],
      ['load', 'seekLastGood', 'lastGood', 'giveUp'],
    ],
    ['a hang', true, [failed('late')], ['load', 'giveUp']],
    ['a hang of a retry', true, [lost, paused, failed('late')], ['load', 'pause 500', 'retry', 'giveUp']],
    [
      'a hang of the copy',
      true,
      [lost, paused, lost, paused, lost, failed('late')],
      ['load', 'pause 500', 'retry', 'pause 1500', 'retry', 'fallbackUrl', 'giveUp'],
    ],
  ])('%s', (_name, hasFallback, events, effects) => {
    expect(climb(hasFallback, events)).toEqual(effects);
  });

  it.each<[string, readonly LadderEvent[]]>([
    ['a pause that nobody made', [paused]],
    ['a search that nobody asked for', [lost, found]],
    ['anything after the end', [loaded, loaded]],
    ['anything after the failure', [failed('late'), lost]],
  ])('refuses %s', (_name, events) => {
    expect(() => climb(false, events)).toThrow(/^The ladder met/);
  });
});
