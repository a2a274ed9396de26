import type { ParseArgsConfig } from 'node:util';
import type { Releasing } from './releasing';

export interface Arguments {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
}

export interface Command {
  /** After `npm run release -- `. */
  readonly usage: string;
  readonly does: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  readonly fewest: number;
  readonly most: number;
  readonly run: (given: Arguments, releasing: Releasing) => Promise<void>;
}
