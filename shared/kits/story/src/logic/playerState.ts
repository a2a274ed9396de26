import { captionAt, chapterOfYear, yearAt } from './storyTime';
import type { CompiledStory } from './compiledStory';
import { yearStops } from './yearStops';

/** Where a visitor is in the story. */
export interface PlayerState {
  /** A chapter is told, or the years go by. */
  readonly view: 'chapter' | 'years';
  /** Place of the chapter; while the years go by, of the one that the year belongs to. */
  readonly chapter: number;
  /** Of the chapter; while the years go by, of the whole timeline's passing. */
  readonly seconds: number;
  readonly playing: boolean;
  /** Whether everything was told. */
  readonly ended: boolean;
}

export type PlayerAction =
  | { readonly do: 'play' | 'pause' | 'next' | 'previous' }
  /** Time passes. `until` keeps it from running ahead of a voice that still speaks. */
  | { readonly do: 'pass'; readonly seconds: number; readonly until?: number }
  | { readonly do: 'seek'; readonly seconds: number }
  | { readonly do: 'open'; readonly chapter: number; readonly seconds?: number }
  /** Place among the time slider's stops. */
  | { readonly do: 'year'; readonly stop: number };

/** How long all the years take to go by, in seconds. */
export const yearsDuration = 90;

export const playerStart: PlayerState = { view: 'chapter', chapter: 0, seconds: 0, playing: false, ended: false };

/** What follows from an action; pure, so that every way through the story can be tested. */
export function playerReducer(story: CompiledStory): (state: PlayerState, action: PlayerAction) => PlayerState {
  const stops = yearStops(story);
  const last = story.chapters.length - 1;
  const durationOf = (state: PlayerState): number =>
    state.view === 'years' ? yearsDuration : (story.chapters[state.chapter]?.duration ?? 0);
  const open = (state: PlayerState, chapter: number, seconds = 0): PlayerState => ({
    ...state,
    view: 'chapter',
    chapter: clamp(chapter, 0, last),
    seconds,
    ended: false,
  });
  const place = (state: PlayerState, seconds: number): PlayerState => {
    const moved = { ...state, seconds: clamp(seconds, 0, durationOf(state)), ended: false };
    return moved.view === 'years'
      ? { ...moved, chapter: chapterOfYear(story.chapters, yearOfYears(stops, moved.seconds)) }
      : moved;
  };
  const pass = (state: PlayerState, seconds: number): PlayerState => {
    if (!state.playing) return state;
    const duration = durationOf(state);
    if (seconds < duration) return place(state, seconds);
    if (state.view === 'chapter' && state.chapter < last) return open(state, state.chapter + 1);
    return { ...place(state, duration), playing: false, ended: true };
  };
  return (state, action) => {
    switch (action.do) {
      case 'play':
        if (state.view === 'years' && state.seconds >= yearsDuration) return { ...place(state, 0), playing: true };
        return { ...(state.ended ? open(state, 0) : state), playing: true, ended: false };
      case 'pause':
        return { ...state, playing: false };
      case 'next':
        return open(state, state.chapter + 1);
      case 'previous':
        // As players do: first to the start of what is told, then to what was told before.
        return open(state, state.view === 'chapter' && state.seconds < 3 ? state.chapter - 1 : state.chapter);
      case 'pass':
        return pass(state, Math.min(state.seconds + action.seconds, Math.max(state.seconds, action.until ?? Infinity)));
      case 'seek':
        return place(state, action.seconds);
      case 'open':
        return place(open(state, action.chapter), action.seconds ?? 0);
      case 'year':
        return place({ ...state, view: 'years', playing: false }, secondsOfStop(stops, action.stop));
    }
  };
}

/** Everything that is shown at a moment. */
export interface PlayerMoment {
  readonly year: number;
  readonly progress: number;
  readonly duration: number;
  /** Place of the caption; −1 where none is read. */
  readonly caption: number;
}

export function momentOf(
  story: CompiledStory,
  stops: readonly number[],
  { view, chapter: index, seconds }: PlayerState,
): PlayerMoment {
  const chapter = story.chapters[index];
  if (view === 'years' || !chapter)
    return {
      year: yearOfYears(stops, seconds),
      progress: seconds / yearsDuration,
      duration: yearsDuration,
      caption: -1,
    };
  return {
    year: yearAt(chapter, seconds),
    progress: seconds / chapter.duration,
    duration: chapter.duration,
    caption: captionAt(chapter, seconds),
  };
}

function yearOfYears(stops: readonly number[], seconds: number): number {
  const at = clamp((seconds / yearsDuration) * (stops.length - 1), 0, stops.length - 1);
  const from = stops[Math.floor(at + 1e-9)] ?? 0;
  const to = stops[Math.ceil(at - 1e-9)] ?? from;
  return from + (to - from) * (at - Math.floor(at + 1e-9));
}

function secondsOfStop(stops: readonly number[], stop: number): number {
  return (clamp(stop, 0, stops.length - 1) / Math.max(1, stops.length - 1)) * yearsDuration;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
