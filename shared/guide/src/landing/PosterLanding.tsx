import { Contents, pageCopy, Section, ShareButton } from '@odysseus/page';
import { Hero } from '@odysseus/ui';
import type { DesignProps } from './DesignProps';
import { landingCopy } from './copy';
import { Gives, Inside, NextStep, Questions } from './landingParts';

/** The picture first, with the next step in it; then what the guide gives, and true extracts. */
export function PosterLanding({ content, siblings }: DesignProps) {
  return (
    <>
      <Hero
        title={content.title}
        lead={content.lead}
        picture={content.picture}
        alt={content.hero.alt}
        caption={landingCopy.illustration}
      >
        <NextStep next={content.next} />
        <ShareButton worded />
      </Hero>
      <Contents
        label={pageCopy.contents}
        sections={[
          { id: 'gives', title: landingCopy.gives, count: content.gives.length },
          { id: 'inside', title: landingCopy.inside, count: content.inside.length },
          { id: 'questions', title: landingCopy.questions, count: content.questions.length },
        ]}
      />
      <Section id="gives" title={landingCopy.gives}>
        <Gives gives={content.gives} />
      </Section>
      <Section below id="inside" title={landingCopy.inside}>
        <Inside inside={content.inside} siblings={siblings} />
      </Section>
      <Section below id="questions" title={landingCopy.questions}>
        <Questions questions={content.questions} />
        <NextStep next={content.next} />
      </Section>
    </>
  );
}
