import type { ReleaseStore } from '../../services/remotes';
import { decideMove, type Move } from './decideMove';
import type { PointerWatch } from './pointerWatch';

export interface ReleaseUpdates {
  /** Decides what becomes of a newer release when the visitor goes to another address, and moves the tab where that needs no new page. */
  depart(): Move;
  /** Looks for a newer release. */
  look(): Promise<void>;
  /** Whether the visitor is to be told that there is one. */
  isOffered(): boolean;
  /** Takes the offer back until there is yet another release. */
  decline(): void;
  subscribe(listener: () => void): () => void;
}

interface Parts {
  readonly release: Pick<ReleaseStore, 'moveTo' | 'shellOf' | 'runningShell'>;
  readonly watch: PointerWatch;
  /** Whether something on the screen would be lost. */
  readonly isUnsaved: () => boolean;
}

/** Keeps a tab with its release until a moment comes in which a newer one disturbs nobody. */
export function createReleaseUpdates({ release, watch, isUnsaved }: Parts): ReleaseUpdates {
  let offered: string | undefined;
  let declined: string | undefined;
  const listeners = new Set<() => void>();

  function decide(): Move {
    const pending = watch.pending();
    return decideMove({
      runningShell: release.runningShell(),
      pendingShell: pending && release.shellOf(pending).version,
      unsaved: isUnsaved(),
    });
  }

  function offer(id: string | undefined): void {
    if (offered === id) return;
    offered = id;
    for (const listener of listeners) listener();
  }

  return {
    depart() {
      const move = decide();
      const pending = watch.pending();
      if (move === 'move' && pending) release.moveTo(pending);
      offer(move === 'offer' ? pending?.id : undefined);
      return move;
    },
    async look() {
      await watch.look();
      // An earlier offer goes when its release does, not because the form was emptied under the visitor's eyes.
      const pending = watch.pending();
      if (!pending) offer(undefined);
      else if (decide() === 'offer') offer(pending.id);
    },
    isOffered: () => offered !== undefined && offered !== declined,
    decline() {
      declined = offered;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
