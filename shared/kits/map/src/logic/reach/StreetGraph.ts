import type { Point } from '../geometry';

/** A way between two nodes without any other on it. */
export interface Edge {
  readonly from: number;
  readonly to: number;
  /** Metres. */
  readonly length: number;
}

/** Streets as nodes where they meet or turn, and edges between them. */
export interface StreetGraph {
  readonly nodes: readonly Point[];
  /** Those of one street lie one after the other. */
  readonly edges: readonly Edge[];
}
