/**
 * What a tab does on its way to another address:
 * `stay` with its release; `move` to the newer one and go on in the same page; `load` the address anew, because the shell has
 * changed, too; or stay and `offer` to update, because something would be lost.
 */
export type Move = 'stay' | 'move' | 'load' | 'offer';

export interface Standing {
  /** Version of the shell that runs. */
  readonly runningShell: string;
  /** Version of the shell that this tab gets in the newer release; undefined where there is none. */
  readonly pendingShell: string | undefined;
  /** Whether something on the screen would be lost. */
  readonly unsaved: boolean;
}

export function decideMove({ runningShell, pendingShell, unsaved }: Standing): Move {
  if (pendingShell === undefined) return 'stay';
  if (unsaved) return 'offer';
  return pendingShell === runningShell ? 'move' : 'load';
}
