import { closedWords, closesSoonWords, closingTime, type OpeningState } from '@odysseus/model';

/** Words of the search. */
export const searchCopy = {
  placeholder: 'Place, subject, question',
  loading: 'Fetching the guide…',
  offline: 'Some cities could not be searched: they are not on this device.',
  hint: 'Type it as you remember it.',
  none: (query: string) => `Nothing in the guide fits “${query}”. Try another word for it, or fewer letters.`,
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  suggested: (city: string) => `Often looked for in ${city}`,
  ask: (query: string) => `Ask Odysseus: “${query}”`,
  askAbout: (city: string, query: string) => `Ask Odysseus about ${city}: “${query}”`,
  asked: (city: string) => `The assistant for ${city} answers from this guide, with its sources`,
  premium: 'Expert Access',
  trip: {
    list: 'My trip',
    word: 'Trip',
    add: (name: string) => `Add ${name} to my trip`,
    held: (name: string) => `In my trip: ${name}`,
    day: (day: number, called: string | undefined) => `Day ${day}${called === undefined ? '' : ` · ${called}`}`,
    noDay: 'Your trip, no day yet',
    removed: 'No longer in your trip',
    seeDay: 'See the day',
    seeTrip: 'See my trip',
    remove: 'Remove',
    putBack: 'Put it back',
    removeNamed: (name: string) => `Remove ${name} from my trip`,
    putBackNamed: (name: string) => `Put it back: ${name}`,
  },
} as const;

/** 'Open now until 18:00', in the city's time. @param usual whether nobody has read its hours */
export function openWords(state: OpeningState, usual: boolean): string | undefined {
  switch (state.state) {
    case 'unknown':
      return undefined;
    case 'open': {
      const open = usual ? 'Usually open now' : 'Open now';
      if (state.until === undefined) return open;
      return state.soon ? closesSoonWords(state.until, usual) : `${open} until ${closingTime(state.until)}`;
    }
    case 'closed':
      return closedWords(state.opens, usual);
  }
}
