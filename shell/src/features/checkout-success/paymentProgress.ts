import type { CheckoutSession } from '@odysseus/contract';
import { BackendCallError } from '../premium';
import { pollPauses } from './constants';

/** What is known of a payment. `looks` counts the answers so far. */
export type Progress =
  | { readonly state: 'loading' }
  | { readonly state: 'processing'; readonly looks: number }
  /** Still under way when the looks were used up. */
  | { readonly state: 'unconfirmed' }
  | { readonly state: 'settled'; readonly session: CheckoutSession }
  | { readonly state: 'unknown' }
  | { readonly state: 'failed'; readonly cause: unknown };

/** After an answer: what is known, and in how many milliseconds to look again, if at all. */
export interface Step {
  readonly progress: Progress;
  readonly pause?: number;
}

/** @param looks answers before this one */
export function stepAfter(session: CheckoutSession, looks: number): Step {
  if (session.status !== 'open') return { progress: { state: 'settled', session } };
  return waiting(looks);
}

/** A look that failed: the first one ends the waiting, later ones only use up a look. */
export function stepAfterFailure(cause: unknown, looks: number): Step {
  const kind = cause instanceof BackendCallError ? cause.kind : undefined;
  if (kind === 'notFound' || kind === 'forbidden' || kind === 'refused') return { progress: { state: 'unknown' } };
  if (looks === 0 || kind === 'signedOut') return { progress: { state: 'failed', cause } };
  return waiting(looks);
}

function waiting(looks: number): Step {
  const pause = pollPauses[looks];
  if (pause === undefined) return { progress: { state: 'unconfirmed' } };
  return { progress: { state: 'processing', looks: looks + 1 }, pause };
}

const idPattern = /^[A-Za-z0-9_-]{1,200}$/;

/** The checkout's id in the address, if it can be one. */
export function sessionIdIn(search: string): string | undefined {
  const id = new URLSearchParams(search).get('session');
  return id !== null && idPattern.test(id) ? id : undefined;
}
