import { boardOf } from '../logic/board';
import type { CompiledLive } from '../logic/compiledLive';
import { liveCopy } from '../logic/copy';
import { dayCards } from '../logic/dayCards';
import { sampleLive } from './sampleLive';

/** Moments at which a board that goes by the wrong clock or calendar is found out. */
export const goldenMoments = {
  'Monday noon': '2026-11-30T12:00:00+01:00',
  'Tuesday noon': '2026-12-01T12:00:00+01:00',
  'last Sunday, late': '2026-11-29T16:20:00+01:00',
  'first Sunday': '2026-12-06T12:00:00+01:00',
  'Christmas Eve': '2026-12-24T16:30:00+01:00',
  'a minute before midnight': '2026-11-30T23:59:00+01:00',
  'a minute after midnight': '2026-12-01T00:01:00+01:00',
  'the last minute of winter time': '2027-03-28T01:59:00+01:00',
  'the first minute of summer time': '2027-03-28T03:00:00+02:00',
  'half past two for the first time': '2027-10-31T02:30:00+02:00',
  'half past two for the second time': '2027-10-31T02:30:00+01:00',
  '1 May': '2027-05-01T12:00:00+02:00',
  '29 June': '2027-06-29T12:00:00+02:00',
  '15 August': '2027-08-15T12:00:00+02:00',
} as const;

export type GoldenMoment = keyof typeof goldenMoments;

/** What a board says at a moment, as far as it goes by clock and calendar. @param content the sample's where none is given */
export function saidAt(moment: GoldenMoment, content: CompiledLive = sampleLive()) {
  const board = boardOf(content, new Date(goldenMoments[moment]), {}, []);
  return {
    clock: `${board.moment.date} ${board.moment.clock}`,
    places: Object.fromEntries(
      board.rows.map(({ place, state, early }) => [
        place.id,
        `${liveCopy.stateText({ state, place })}${early === undefined ? '' : ` (early ${early})`}`,
      ]),
    ),
    today: board.today.map(({ name }) => name),
    over: board.today.filter(({ over }) => over).map(({ name }) => name),
    ahead: dayCards(board.ahead).map(({ head }) => head.name),
    sun: [board.sun?.sunrise, board.sun?.sunset, board.sun?.phase],
    lit: board.sun?.lights.filter(({ lit }) => lit).map(({ name }) => name),
    crowds: Object.fromEntries(board.crowds.map(({ place, now, reasons }) => [place.id, [now, ...reasons]])),
    advice: board.advice,
  };
}
