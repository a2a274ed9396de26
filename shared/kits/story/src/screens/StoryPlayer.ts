import type { CompiledStory } from '../logic/compiledStory';
import {
  momentOf,
  playerReducer,
  playerStart,
  type PlayerAction,
  type PlayerMoment,
  type PlayerState,
} from '../logic/playerState';
import { yearStops } from '../logic/yearStops';

/** What a page shows of the player. */
export type PlayerSnapshot = PlayerState & PlayerMoment;

/** A page is drawn anew this many times a second at most; the stage is drawn with every frame. */
const pageSteps = 5;

/** The player of one story: its state, and two kinds of followers, the page and the stage. */
export class StoryPlayer {
  readonly stops: readonly number[];
  private readonly reduce: ReturnType<typeof playerReducer>;
  private state: PlayerState = playerStart;
  private shown: PlayerSnapshot;
  private readonly page = new Set<() => void>();
  private readonly stage = new Set<() => void>();

  constructor(readonly story: CompiledStory) {
    this.stops = yearStops(story);
    this.reduce = playerReducer(story);
    this.shown = this.now();
  }

  /** The state at this instant, for the stage. */
  readonly now = (): PlayerSnapshot => ({ ...this.state, ...momentOf(this.story, this.stops, this.state) });

  /** The state as the page shows it: changes with every act, and a few times a second while time passes. */
  readonly snapshot = (): PlayerSnapshot => this.shown;

  readonly act = (action: PlayerAction): void => {
    const before = this.state;
    this.state = this.reduce(before, action);
    if (this.state === before) return;
    const now = this.now();
    if (action.do !== 'pass' || isSeen(this.shown, now)) {
      this.shown = now;
      for (const follower of this.page) follower();
    }
    for (const follower of this.stage) follower();
  };

  readonly subscribe = (follower: () => void): (() => void) => {
    this.page.add(follower);
    return () => this.page.delete(follower);
  };

  /** Follows every change, while playing with every frame. */
  onFrame(follower: () => void): () => void {
    this.stage.add(follower);
    return () => this.stage.delete(follower);
  }
}

function isSeen(shown: PlayerSnapshot, now: PlayerSnapshot): boolean {
  return (
    shown.chapter !== now.chapter ||
    shown.caption !== now.caption ||
    shown.playing !== now.playing ||
    shown.view !== now.view ||
    Math.floor(shown.seconds * pageSteps) !== Math.floor(now.seconds * pageSteps)
  );
}
