import { ButtonLink, Hero, Icon } from '@odysseus/ui';
import largeAvif from './assets/hero-home.avif';
import largeWebp from './assets/hero-home.webp';
import smallAvif from './assets/hero-home-small.avif';
import smallWebp from './assets/hero-home-small.webp';
import { homeCopy as copy } from './copy';
import { DestinationCards } from './DestinationCards';
import classes from './HomeScreen.module.css';

const picture = { avif: largeAvif, webp: largeWebp, smallAvif, smallWebp };

/** The site's front door. */
export function HomeScreen() {
  return (
    <article>
      <Hero title={copy.title} lead={copy.lead} picture={picture} alt={copy.alt} caption={copy.illustration} words="high" />
      <section className={classes['section']} aria-labelledby="destinations">
        <h2 id="destinations">{copy.destinations}</h2>
        <DestinationCards />
      </section>
      <section className={classes['section']} aria-labelledby="promises">
        <h2 id="promises">{copy.promises.title}</h2>
        <ul className={classes['promises']}>
          {copy.promises.points.map((point) => (
            <li key={point.title}>
              <Icon name={point.icon} size={26} className={classes['promiseIcon']} />
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <ExpertAccess />
    </article>
  );
}

function ExpertAccess() {
  return (
    <section className={classes['section']} aria-labelledby="access">
      <h2 id="access">{copy.access.title}</h2>
      <div className={classes['offers']}>
        <Offer title={copy.access.freeTitle} points={copy.access.free} />
        <Offer title={copy.access.expertTitle} points={copy.access.expert} expert />
      </div>
      <p className={classes['once']}>{copy.access.once}</p>
      <ButtonLink to="/app/checkout">{copy.access.button}</ButtonLink>
    </section>
  );
}

function Offer({ title, points, expert = false }: { readonly title: string; readonly points: readonly string[]; readonly expert?: boolean }) {
  return (
    <div className={`${classes['offer']} ${expert ? classes['offerExpert'] : ''}`}>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon name={expert ? 'sparkles' : 'check'} size={18} className={classes['tick']} />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
