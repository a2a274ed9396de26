import { wordsOf } from '@odysseus/model';
import type { ScreenHead } from '@odysseus/runtime';
import type { PicturedLanding } from './picturedLanding';

/** A landing page, with its illustration and the questions that it answers. */
export function landingHead(content: PicturedLanding, path: string): ScreenHead {
  return {
    description: content.lead,
    modified: content.edited,
    image: { url: content.picture.webp, alt: content.hero.alt, width: 1600, height: 900 },
    structuredData: [
      {
        '@type': 'FAQPage',
        name: content.title,
        url: path,
        mainEntity: content.questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: wordsOf(answer) },
        })),
      },
    ],
  };
}
