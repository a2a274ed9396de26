import type { CompiledPass, CompiledTicket } from './compiledPasses';

/** Whether a pass opens a place: without counting, or as one of the first of a list. */
export function passOpens({ covers, offers }: CompiledPass, { coveredBy }: CompiledTicket): boolean {
  return [covers, ...offers.map(({ first }) => first?.of)].some(
    (name) => name !== undefined && coveredBy.includes(name),
  );
}
