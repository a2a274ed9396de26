import { Icon } from '@odysseus/ui';
import { useState } from 'react';
import { pageCopy } from '../copy';
import { shareLink, type Handing } from './shareLink';
import { ByHand, Holder, Opener } from './ShareButton.styles';

interface ShareButtonProps {
  /** Of what is shared; without one, what the page is called. */
  readonly title?: string;
  /** Path, query and fragment within the site, or of the page itself, `?from=nation`; without one, the page's path. */
  readonly to?: string;
  /** Whether its word stands beside its sign. */
  readonly worded?: boolean;
}

const copy = pageCopy.share;

/**
 * Hands a page or a place on: by the system's share sheet, or else its address goes to the clipboard, or else it is shown to be copied.
 * Nothing of what the visitor has told or chosen goes along but what stands in `to`.
 */
export function ShareButton({ title, to, worded = false }: ShareButtonProps) {
  const [told, setTold] = useState<{ readonly how: Handing | 'asked'; readonly url: string }>();
  const share = (): void => {
    const url = new URL(to ?? location.pathname, location.origin + location.pathname).href;
    // Its line is there before its words, or nobody hears them.
    setTold({ how: 'asked', url });
    void shareLink({ title: title ?? document.title, url }, navigatorOf()).then((how) => setTold({ how, url }));
  };
  return (
    <Holder>
      <Opener type="button" $worded={worded} aria-label={copy.name(title)} onClick={share}>
        <Icon name="share" size={18} />
        {worded ? copy.word : null}
      </Opener>
      {told ? (
        <span role="status">{told.how === 'copied' ? copy.copied : told.how === 'byHand' ? copy.byHand : null}</span>
      ) : null}
      {told?.how === 'byHand' ? (
        <ByHand
          ref={chooseAll}
          readOnly
          aria-label={copy.link}
          value={told.url}
          onFocus={(event) => event.target.select()}
        />
      ) : null}
    </Holder>
  );
}

function chooseAll(field: HTMLInputElement | null): void {
  field?.select();
}

/** The browser's own, with what some browsers lack as absent. */
function navigatorOf() {
  const own = navigator as Partial<Pick<Navigator, 'share' | 'clipboard'>>;
  return {
    share: own.share ? (data: ShareData) => navigator.share(data) : undefined,
    clipboard: own.clipboard,
  };
}
