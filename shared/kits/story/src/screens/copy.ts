import type { LandmarkStanding } from '../logic/landmarkState';
import type { PicturesReason } from './drawing';

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
const spoken = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  return [
    minutes > 0 ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : '',
    `${rest} ${rest === 1 ? 'second' : 'seconds'}`,
  ]
    .filter(Boolean)
    .join(' ');
};

/** Words of the story's frame; everything that is told stands in its content file. */
export const storyCopy = {
  player: (title: string) => `Player: ${title}`,
  stage: 'Stage',
  play: 'Play',
  pause: 'Pause',
  playAgain: 'Play again from the start',
  previous: 'Previous chapter',
  next: 'Next chapter',
  scrub: 'Place in the chapter',
  scrubYears: 'Place in the years going by',
  clock,
  scrubbed: (seconds: number, duration: number) => `${spoken(seconds)} of ${spoken(duration)}`,
  captions: 'Captions',
  speech: 'Read aloud',
  fullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  chapterOf: (number: number, all: number) => `Chapter ${number} of ${all}`,
  chapters: 'Chapters',
  contents: 'In this story',
  keys: 'Keys: space plays and pauses, the arrows left and right move by five seconds, page up and down change the chapter, home and end go to its start and end.',
  years: {
    title: 'Move through the years',
    line: 'Slide to a year and see what stood then. Each bar runs from the first stone until it was lost, or to today; where it is pale, ruins are left. Recent years are drawn wider.',
    toCome: (names: readonly string[]) => `${names.length} not yet built: ${names.join(', ')}`,
    slider: 'Year',
    backTo: (title: string) => `Back to the chapter: ${title}`,
    open: (title: string) => `Chapter of this time: ${title}`,
    /** Ruins in the last of the years, which is today. */
    ruinsToday: 'ruins you can visit',
    /** Over the landmarks that no chapter of the time tells of. */
    others: (count: number, all: number) => `${count} more, of ${all} in all`,
    landmarks: (year: string) => `What stood in ${year}`,
    alsoStood: (year: string) => `What else stood in ${year}`,
    standing: {
      notYet: 'not yet built',
      rising: 'being built',
      stands: 'stands',
      changing: 'being changed',
      going: 'coming down',
      gone: 'gone',
      ruins: 'in ruins',
    } satisfies Record<LandmarkStanding, string>,
  },
  today: { title: 'What you can still see today', more: (name: string) => `More about ${name}` },
  evidence: {
    title: 'How sure are we?',
    line: 'What the scene of this chapter shows, and what it rests on.',
    sure: { certain: 'Certain', likely: 'Likely', conjecture: 'Conjecture' },
  },
  transcript: {
    title: 'The whole story to read',
    line: 'Every word of the captions, with the dates.',
    from: (time: string, chapter: string) => `Play from ${time}: ${chapter}`,
  },
  timelineText: 'The landmarks in dates',
  links: 'What it rests on',
  illustration: 'Illustration',
  opening: 'Preparing the scene…',
  lost: 'The drawing was interrupted. A picture stands in until it is back.',
  failed: 'This scene could not be drawn. A picture stands in.',
  retry: 'Try again',
  pictures: {
    noWebGl: 'This browser does not draw in 3D, so the story is told in pictures.',
    software: 'This device draws in 3D slowly, so the story is told in pictures.',
    reducedMotion: 'You asked for less motion, so the story is told in still pictures.',
    saveData: 'You asked to save data, so the story is told in pictures.',
    lost: 'The graphics of this device gave up, so the story goes on in pictures.',
    failed: 'The 3D story could not be loaded, so it is told in pictures.',
  } satisfies Record<PicturesReason, string>,
  drawAnyway: 'Show it in 3D all the same',
} as const;
