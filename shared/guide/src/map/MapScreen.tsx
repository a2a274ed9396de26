import type { ScreenProps } from '@odysseus/contract';
import { TellHead } from '@odysseus/runtime';
import { ScreenHeading } from '@odysseus/ui';
import { formatDate } from '../layout/formatDate';
import { Section } from '../layout/Section';
import { overviewCopy } from '../overview/copy';
import { Sources } from '../sources/Sources';
import type { CompiledMap } from './compiledMap';
import { mapCopy } from './copy';
import { mapHead } from './mapHead';
import { PlaceMap } from './PlaceMap';
import classes from './MapScreen.module.css';

/** A map as the build hands it to the page: with the addresses of what is drawn. */
export type DrawnMap = CompiledMap & { readonly basemap: { readonly data: string; readonly picture: string } };

interface MapScreenProps extends ScreenProps {
  readonly content: DrawnMap;
}

/** Every place of a city on one map, and in one list beside it. */
export function MapScreen({ content, route }: MapScreenProps) {
  const { sections } = mapCopy;
  return (
    <article>
      {globalThis.PRERENDERING ? <TellHead head={mapHead(content, route.path)} /> : null}
      <header className={classes['header']}>
        <ScreenHeading>{content.title}</ScreenHeading>
        <p className={classes['lead']}>{content.lead}</p>
      </header>
      <PlaceMap content={content} />
      <Section id="use" title={sections.use}>
        <ul className={classes['use']}>
          {content.use.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {content.introduction.map((paragraph) => (
          <p key={paragraph} className={classes['text']}>
            {paragraph}
          </p>
        ))}
        <p className={classes['checked']}>{overviewCopy.checked(formatDate(content.checkedOn))}</p>
      </Section>
      <Section deferred id="areas" title={sections.areas}>
        <dl className={classes['areas']}>
          {content.areas.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section deferred id="sources" title={sections.sources}>
        <Sources sources={content.sources} checkedOn={content.checkedOn} />
      </Section>
    </article>
  );
}
