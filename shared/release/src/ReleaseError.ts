/** A change of what is live can't be made, or what is live can't be believed; the message says why and what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
