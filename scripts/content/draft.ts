/** A file that is to be written. */
export interface Draft {
  readonly file: string;
  readonly text: string;
  /** It is an addition to what the file holds. */
  readonly mayExist: boolean;
}
