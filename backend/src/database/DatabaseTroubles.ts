/** What befalls a database that is open, for whoever opened it. */
export interface DatabaseTroubles {
  /** A pooled connection broke while idle; the pool replaces it. */
  readonly onIdleError?: (error: Error) => void;
  /** Another process took the embedded database's folder. This one ends right after: only what is done at once is done. */
  readonly onLost?: (error: Error) => void;
  /** The embedded database opens, and there is something that whoever runs the site should mend. */
  readonly onWarning?: (warning: string) => void;
}
