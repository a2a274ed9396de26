/** The model gave no answer that could be used; the message says why, for the log. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}
