import type { AssistantPlace } from '@odysseus/contract';
import { verifierFor, type Answer, type Assistant, type Exchange, type Fact, type Tool } from '@odysseus/assistant';
import * as z from 'zod/mini';

/** What the stand-in knows: two facts of one place. */
export const louvreFacts: { readonly hours: Fact; readonly price: Fact } = {
  hours: {
    citation: {
      place: 'paris/louvre',
      path: '/museums#louvre',
      field: 'hours',
      label: 'Louvre, opening hours',
      checkedOn: '2026-06-20',
    },
    text: 'Louvre: open Monday 09:00 to 18:00, closed on Tuesday.',
  },
  price: {
    citation: { place: 'paris/louvre', path: '/museums#louvre', field: 'price', label: 'Louvre, price' },
    text: 'Louvre: €22 for adults, free under 18.',
  },
};

const louvre: AssistantPlace = {
  id: 'paris/louvre',
  name: 'Louvre',
  kind: 'Museum',
  area: 'Rivoli',
  coordinates: [48.8606, 2.3376],
  path: '/museums#louvre',
  line: 'The palace of painting',
};

const lookUp: Tool = {
  name: 'place_facts',
  description: 'What the guide says of a place',
  input: z.strictObject({ place: z.string() }),
  run(input) {
    const { place } = z.strictObject({ place: z.string() }).parse(input);
    if (!/louvre/i.test(place)) throw new Error(`No place is called ${place}`);
    return { text: 'The Louvre.', facts: [louvreFacts.hours, louvreFacts.price], places: [louvre] };
  },
};

/** An assistant that knows the Louvre alone, and remembers how often it was asked. */
export const standInAssistant: Assistant = {
  tools: [lookUp],
  facts: Object.values(louvreFacts),
  verify: verifierFor(['Paris']),
  isDanger: (question) => /chest pain/.test(question),
  answer(question, { history }): Answer {
    const asked = countOf(history.at(-1)) + 1;
    return {
      parts: [
        {
          type: 'sentence',
          text: 'The Louvre is open on Monday from 09:00 to 18:00.',
          join: 'same',
          citations: [louvreFacts.hours.citation],
        },
        { type: 'sentence', text: 'It costs €22 for adults.', join: 'same', citations: [louvreFacts.price.citation] },
        { type: 'places', places: [louvre] },
        // Says back what it was asked, as an engine may that offers to search for it.
        { type: 'chips', chips: [{ text: `Again (${asked})`, question }] },
      ],
      memory: { asked },
      facts: Object.values(louvreFacts),
    };
  },
};

function countOf(exchange: Exchange | undefined): number {
  return z.object({ asked: z.number() }).safeParse(exchange?.memory).data?.asked ?? 0;
}
