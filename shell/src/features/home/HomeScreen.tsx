import { laterAttribute } from '@odysseus/contract';
import { ButtonLink, Hero } from '@odysseus/ui';
import largeAvif from './assets/hero-home.avif';
import largeWebp from './assets/hero-home.webp';
import smallAvif from './assets/hero-home-small.avif';
import smallWebp from './assets/hero-home-small.webp';
import { useRelease } from '../../services/page';
import { homeCopy as copy } from './copy';
import { DestinationCards } from './DestinationCards';
import { OfferCard, Offers, Once, PromiseIcon, Promises, Section, Tick } from './HomeScreen.styles';

const picture = { avif: largeAvif, webp: largeWebp, smallAvif, smallWebp };

/** The site's front door. */
export function HomeScreen() {
  return (
    <article>
      <Hero
        title={copy.title}
        lead={copy.lead(useDestinationNames())}
        picture={picture}
        alt={copy.alt}
        caption={copy.illustration}
        words="high"
      />
      <Section aria-labelledby="destinations">
        <h2 id="destinations">{copy.destinations}</h2>
        <DestinationCards />
      </Section>
      <Section aria-labelledby="promises" {...below}>
        <h2 id="promises">{copy.promises.title}</h2>
        <Promises>
          {copy.promises.points.map((point) => (
            <li key={point.title}>
              <PromiseIcon name={point.icon} size={26} />
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </Promises>
      </Section>
      <ExpertAccess />
    </article>
  );
}

/** The cards of the destinations fill a phone. */
const below = { [laterAttribute]: '' };

const list = new Intl.ListFormat('en-GB');
/** Destinations that a sentence names at most. */
const mostNamed = 9;

/** 'Paris, Italy, London and Athens'; empty where there are too many for a sentence. */
function useDestinationNames(): string {
  const names = useRelease().destinations.flatMap(({ areas }) =>
    areas.filter(({ parent }) => parent === undefined).map(({ text }) => text),
  );
  return names.length > mostNamed ? '' : list.format(names);
}

function ExpertAccess() {
  return (
    <Section aria-labelledby="access" {...below}>
      <h2 id="access">{copy.access.title}</h2>
      <Offers>
        <Offer title={copy.access.freeTitle} points={copy.access.free} />
        <Offer title={copy.access.expertTitle} points={copy.access.expert} expert />
      </Offers>
      <Once>{copy.access.once}</Once>
      <ButtonLink to="/app/checkout">{copy.access.button}</ButtonLink>
    </Section>
  );
}

function Offer({
  title,
  points,
  expert = false,
}: {
  readonly title: string;
  readonly points: readonly string[];
  readonly expert?: boolean;
}) {
  return (
    <OfferCard $expert={expert}>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Tick name={expert ? 'sparkles' : 'check'} size={18} />
            {point}
          </li>
        ))}
      </ul>
    </OfferCard>
  );
}
