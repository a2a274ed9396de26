/** Specification, sections 3 and 9: the three values, and no fourth (decision: "customize" stores one of them too). */
export const consentValues = ['pending', 'necessary', 'all'] as const;
export type Consent = (typeof consentValues)[number];

export { consentKey } from '@odysseus/contract';

/** Reads a stored value. Anything but one of the three values counts as not yet asked. */
export function parseConsent(stored: unknown): Consent {
  return consentValues.find((value) => value === stored) ?? 'pending';
}
