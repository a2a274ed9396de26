import { ScreenHeading } from '@odysseus/ui';
import { Section } from '../layout/Section';
import type { PicturedLanding } from './LandingScreen';
import { landingCopy } from './copy';
import { Gives, Inside, NextStep, Questions } from './parts';
import classes from './Landing.module.css';

/** The plan first: three days beside a small picture, as on the first page of a notebook. */
export function DaysLanding({ content }: { readonly content: PicturedLanding }) {
  const { picture } = content;
  return (
    <>
      <header className={classes['opening']}>
        <div>
          <ScreenHeading>{content.title}</ScreenHeading>
          <p className={classes['lead']}>{content.lead}</p>
          <NextStep next={content.next} />
        </div>
        <figure className={classes['stamp']}>
          <picture>
            <source type="image/avif" srcSet={picture.smallAvif} />
            <img src={picture.smallWebp} alt={content.hero.alt} width={800} height={450} fetchPriority="high" />
          </picture>
          <figcaption>{landingCopy.illustration}</figcaption>
        </figure>
      </header>
      <Section id="days" title={landingCopy.days}>
        <ol className={classes['days']}>
          {content.days?.map(({ title, stops }) => (
            <li key={title} className={classes['day']}>
              <h3>{title}</h3>
              <ol>
                {stops.map(({ at, what }) => (
                  <li key={at + what}>
                    <span className={classes['at']}>{at}</span> {what}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="inside" title={landingCopy.inside}>
        <Inside inside={content.inside} />
      </Section>
      <Section id="gives" title={landingCopy.gives}>
        <Gives gives={content.gives} />
      </Section>
      <Section id="questions" title={landingCopy.questions}>
        <Questions questions={content.questions} />
        <NextStep next={content.next} />
      </Section>
    </>
  );
}
