import type { ScreenProps } from '@odysseus/contract';
import { TellHead } from '@odysseus/runtime';
import { DaysLanding } from './DaysLanding';
import { landingHead } from './landingHead';
import type { PicturedLanding } from './picturedLanding';
import { PosterLanding } from './PosterLanding';

interface LandingScreenProps extends ScreenProps {
  readonly content: PicturedLanding;
}

/** A page for people who come from an advertisement: what the guide gives, a look inside, and one next step. */
export function LandingScreen({ content, route, siblings }: LandingScreenProps) {
  const Design = content.design === 'poster' ? PosterLanding : DaysLanding;
  return (
    <article>
      {globalThis.PRERENDERING ? <TellHead head={landingHead(content, route.path)} /> : null}
      <Design content={content} siblings={siblings} />
    </article>
  );
}
