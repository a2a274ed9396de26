import { spokenPart } from '../answer/spokenPart';
import { assistantCopy } from '../copy';
import type { Exchange } from './conversation';
import { Spoken } from './Announcer.styles';

/**
 * Reads the newest answer out, a sentence at a time and each once: lines are only ever added. A conversation that was opened
 * again is silent.
 */
export function Announcer({ exchange }: { readonly exchange: Exchange | undefined }) {
  const parts = exchange?.live ? exchange.parts : [];
  return (
    <Spoken role="log" aria-live="polite" aria-label={assistantCopy.announcements}>
      {parts.map((part, index) => {
        const words = spokenPart(part);
        return words === undefined ? null : <p key={`${exchange?.message ?? ''}-${index}`}>{words}</p>;
      })}
    </Spoken>
  );
}
