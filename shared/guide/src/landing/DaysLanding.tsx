import { Contents, pageCopy, Section, SharedHeading } from '@odysseus/page';
import type { DesignProps } from './DesignProps';
import { landingCopy } from './copy';
import { Gives, Inside, NextStep, Questions } from './landingParts';
import { FoldedPlans } from './FoldedPlans';
import { Lead, Opening, Stamp } from './Landing.styles';
import { HourByHour } from './HourByHour';

/** The plan first, and other ones folded: days beside a small picture, as on the first page of a notebook. */
export function DaysLanding({ content, siblings }: DesignProps) {
  const { picture, plans: [first, ...others] = [] } = content;
  return (
    <>
      <Opening>
        <div>
          <SharedHeading>{content.title}</SharedHeading>
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
      <Contents
        label={pageCopy.contents}
        sections={[
          ...(first ? [{ id: first.key, title: landingCopy.plan, count: first.days.length }] : []),
          ...(others.length > 0 ? [{ id: 'plans', title: landingCopy.plans, count: others.length }] : []),
          { id: 'inside', title: landingCopy.inside, count: content.inside.length },
          { id: 'gives', title: landingCopy.gives, count: content.gives.length },
          { id: 'questions', title: landingCopy.questions, count: content.questions.length },
        ]}
      />
      {first ? (
        <Section id={first.key} title={landingCopy.plan} line={first.line}>
          <HourByHour days={first.days} heading="h3" />
        </Section>
      ) : null}
      {others.length > 0 ? (
        <Section below id="plans" title={landingCopy.plans} line={landingCopy.plansLine}>
          <FoldedPlans plans={others} />
        </Section>
      ) : null}
      <Section below id="inside" title={landingCopy.inside}>
        <Inside inside={content.inside} siblings={siblings} />
      </Section>
      <Section below id="gives" title={landingCopy.gives}>
        <Gives gives={content.gives} />
      </Section>
      <Section below id="questions" title={landingCopy.questions}>
        <Questions questions={content.questions} />
        <NextStep next={content.next} />
      </Section>
    </>
  );
}
