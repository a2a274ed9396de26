import { type HelpBook } from '@odysseus/danger';
import allHelp from '@odysseus/danger/books';
import { useState } from 'react';
import { countryOf } from './countryOf';
import { lastCity } from './lastCity';
import { useWhereabouts } from './useWhereabouts';

/** The country whose help is shown. What is chosen where nothing was known is remembered like a city that was open, so that nobody is asked twice. */
export function useCountry(): { readonly book: HelpBook | undefined; readonly choose: (book: HelpBook) => void } {
  const whereabouts = useWhereabouts();
  const [chosen, setChosen] = useState<HelpBook>();
  const known = countryOf(allHelp.books, whereabouts);
  return {
    book: chosen ?? known,
    choose(book) {
      setChosen(book);
      const [city] = book.destinations;
      if (known === undefined && city !== undefined) lastCity.set(city);
    },
  };
}
