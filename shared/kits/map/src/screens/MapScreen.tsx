import type { ScreenProps } from '@odysseus/contract';
import { HowKnown, Section, SharedHeading, pageCopy, shareLine, Typeset } from '@odysseus/page';
import { TellHead } from '@odysseus/runtime';
import { useRef, type ReactNode } from 'react';
import { mapCopy } from './copy';
import type { DrawnMap } from '../logic/drawnMap';
import { KeptStreets } from './KeptStreets';
import { mapHead } from './mapHead';
import type { PlaceOfWays } from '../logic/placeOfWays';
import { PlaceMap } from './PlaceMap';
import { useMapAddress } from './useMapAddress';
import { Walks } from './Walks';
import { Areas, Front, Head, HowMuch, Lead, On, Paragraph, Use } from './MapScreen.styles';

interface MapScreenProps extends ScreenProps {
  readonly content: DrawnMap;
  /** What leads to a place, and into it. */
  readonly ways?: (place: PlaceOfWays) => ReactNode;
}

/** Every place of a city on one map, and in one list beside it. */
export function MapScreen({ content, route, ways }: MapScreenProps) {
  const { sections } = mapCopy;
  const [address, changeAddress] = useMapAddress();
  const walk = content.walks?.find(({ key }) => key === address.walk);
  const stage = useRef<HTMLElement>(null);
  const draw = (key: string | undefined): void => {
    changeAddress({ walk: key });
    // Whoever chose far below is brought up to what is drawn.
    if (key !== undefined) stage.current?.scrollIntoView({ block: 'nearest' });
  };
  const open = content.places.filter(({ hours }) => hours !== undefined);
  const read = open.filter(({ general }) => !general?.includes('hours')).length;
  const known = shareLine([{ facts: 'hours', read, of: open.length }]);
  return (
    <article>
      {globalThis.PRERENDERING ? <TellHead head={mapHead(content, route.path)} /> : null}
      <Front>
        <Head>
          <SharedHeading>{content.title}</SharedHeading>
          <On>
            {content.walks ? <a href="#walks">{mapCopy.walks.title}</a> : null}
            <a href="#use">{sections.use}</a>
          </On>
        </Head>
        <PlaceMap
          content={content}
          address={address}
          onAddress={changeAddress}
          walk={walk}
          ways={ways}
          onTakeOff={() => draw(undefined)}
          stage={stage}
        />
      </Front>
      {content.walks ? (
        <Section deferred id="walks" title={mapCopy.walks.title} line={mapCopy.walks.line}>
          <Walks walks={content.walks} drawn={walk?.key} onDraw={draw} />
        </Section>
      ) : null}
      <Section id="use" title={sections.use}>
        <Lead>{content.lead}</Lead>
        <Use>
          {content.use.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Use>
        {content.introduction.map((paragraph) => (
          <Paragraph key={paragraph}>
            <Typeset text={paragraph} />
          </Paragraph>
        ))}
        {known === undefined ? null : <HowMuch>{known}</HowMuch>}
        <KeptStreets city={content.city} view={content.view} />
      </Section>
      <Section deferred id="areas" title={sections.areas}>
        <Areas>
          {content.areas.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Typeset text={text} />
              </dd>
            </div>
          ))}
        </Areas>
      </Section>
      {content.links ? (
        <Section id="links" title={pageCopy.links}>
          <HowKnown links={content.links} />
        </Section>
      ) : null}
    </article>
  );
}
