import type { Reading } from '@odysseus/danger';
import { helpShellCopy as copy } from './copy';
import { useHelp } from './HelpContext';
import { Found } from './SearchHelp.styles';
import { useHelpParts } from './useHelpParts';

interface SearchHelpProps {
  readonly reading: Reading;
  readonly shown: 'card' | 'line' | 'always';
  readonly onOpen?: () => void;
  readonly onResults?: () => void;
  readonly onLeave?: () => void;
}

const nothing = (): void => undefined;

/** What a reading asks for, beside the results of the search. Until its code has come, and where it does not, the number stands there. */
export function SearchHelp({
  reading: { kind, language },
  shown,
  onOpen = nothing,
  onResults = nothing,
  onLeave = nothing,
}: SearchHelpProps) {
  const { open } = useHelp();
  const parts = useHelpParts();
  return (
    <Found $card={shown === 'card'} data-unrecorded="">
      {parts === undefined ? (
        <a href="tel:112">{copy.always}</a>
      ) : shown === 'always' || kind === undefined ? (
        <parts.AlwaysLine language={language} />
      ) : (
        <parts.QueryHelp
          kind={kind}
          language={language}
          shown={shown}
          onOpen={onOpen}
          onElse={open}
          onResults={onResults}
          onLeave={onLeave}
        />
      )}
    </Found>
  );
}
