import type { ScreenProps } from '@odysseus/contract';
import { TellHead } from '@odysseus/runtime';
import type { PictureFiles } from '@odysseus/ui';
import type { CompiledLanding } from '../content/compiled';
import { landingHead } from '../head/screenHeads';
import { DaysLanding } from './DaysLanding';
import { PosterLanding } from './PosterLanding';

/** A landing page together with the addresses of its illustration. */
export type PicturedLanding = CompiledLanding & { readonly picture: PictureFiles };

interface LandingScreenProps extends ScreenProps {
  readonly content: PicturedLanding;
}

/** A page for people who come from an advertisement: what the guide gives, a look inside, and one next step. */
export function LandingScreen({ content, route }: LandingScreenProps) {
  const Design = content.design === 'poster' ? PosterLanding : DaysLanding;
  return (
    <article>
      {globalThis.PRERENDERING ? <TellHead head={landingHead(content, route.path)} /> : null}
      <Design content={content} />
    </article>
  );
}
