import type { Answer } from '@odysseus/assistant';

/** All that a visitor would read of an answer, a line each: sentences, places, the way, and a plan's days. */
export function answerLines({ parts }: Pick<Answer, 'parts'>): string[] {
  return parts.flatMap((part) => {
    switch (part.type) {
      case 'sentence':
      case 'notice':
        return [part.text];
      case 'places':
        return [`Places: ${part.places.map(({ name }) => name).join(', ')}`];
      case 'journey':
        return [`Journey: ${part.journey.legs.map(({ line, from, to }) => `${line} ${from} → ${to}`).join('; ')}`];
      case 'plan':
        return part.plan.days.map(
          ({ title, stops }) => `${title}: ${stops.map(({ at, name }) => `${at} ${name}`).join(', ')}`,
        );
      default:
        return [];
    }
  });
}
