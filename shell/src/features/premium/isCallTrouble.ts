import type { CallTrouble } from './backendCall';

/** Whether a call of the backend brought nothing for this reason. Asks for none of the code that makes such calls. */
export function isCallTrouble(cause: unknown, kind: CallTrouble): boolean {
  return (Object(cause) as { readonly kind?: unknown }).kind === kind;
}
