import type { AssistantPart } from '@odysseus/contract';
import { assistantCopy } from '../copy';

/** What a screen reader hears of a part; undefined where it says nothing. */
export function spokenPart(part: AssistantPart): string | undefined {
  const { answer, journey, plan } = assistantCopy;
  switch (part.type) {
    case 'sentence':
    case 'notice':
      return part.text;
    case 'places':
      return answer.placesSpoken(part.places.map(({ name }) => name));
    case 'journey':
      return `${journey.title(part.journey.from, part.journey.to)}: ${journey.sum(part.journey.minutes, part.journey.transfers)}.`;
    case 'plan':
      return plan.spoken(part.plan.days.length, part.plan.add.length, part.plan.remove.length);
    case 'end':
      return part.reason === 'noAccess'
        ? undefined
        : { complete: answer.whole, stopped: answer.stopped, failed: answer.endedFailed }[part.reason];
    case 'start':
    case 'step':
    case 'chips':
      return undefined;
  }
}
