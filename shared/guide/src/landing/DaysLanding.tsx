import { Section } from '@odysseus/page';
import { ScreenHeading } from '@odysseus/ui';
import type { PicturedLanding } from './picturedLanding';
import { landingCopy } from './copy';
import { Gives, Inside, NextStep, Questions } from './landingParts';
import { At, Day, Days, Lead, Opening, Stamp } from './Landing.styles';

/** The plan first: three days beside a small picture, as on the first page of a notebook. */
export function DaysLanding({ content }: { readonly content: PicturedLanding }) {
  const { picture } = content;
  return (
    <>
      <Opening>
        <div>
          <ScreenHeading>{content.title}</ScreenHeading>
          <Lead>{content.lead}</Lead>
          <NextStep next={content.next} />
        </div>
        <Stamp>
          <picture>
            <source type="image/avif" srcSet={picture.smallAvif} />
            <img src={picture.smallWebp} alt={content.hero.alt} width={800} height={450} fetchPriority="high" />
          </picture>
          <figcaption>{landingCopy.illustration}</figcaption>
        </Stamp>
      </Opening>
      <Section id="days" title={landingCopy.days}>
        <Days>
          {content.days?.map(({ title, stops }) => (
            <Day key={title}>
              <h3>{title}</h3>
              <ol>
                {stops.map(({ at, what }) => (
                  <li key={at + what}>
                    <At>{at}</At> {what}
                  </li>
                ))}
              </ol>
            </Day>
          ))}
        </Days>
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
