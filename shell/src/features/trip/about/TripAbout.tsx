import type { TripCity, VisitorSettings } from '@odysseus/contract';
import { nightsOf, type TripView } from '@odysseus/model/trip';
import { lazy, Suspense, useState } from 'react';
import { partyWords, tripCopy } from '../copy';
import { Change } from '../TripScreen.styles';
import { Panel, Questions } from './TripAbout.styles';
import { TripStays } from './TripStays';

const SettingsForm = lazy(() => import('../../profile').then((module) => ({ default: module.SettingsForm })));

interface TripAboutProps {
  readonly view: TripView;
  readonly settings: VisitorSettings;
  readonly cities: ReadonlyMap<string, TripCity>;
}

/** Who travels and where they sleep. Who travels is the visitor's settings, the same that every price on the site is reckoned for. */
export function TripAbout({ view, settings, cities }: TripAboutProps) {
  const [open, setOpen] = useState<'who' | 'stay'>();
  const { about: words } = tripCopy;
  const press = (which: 'who' | 'stay') => () => setOpen(open === which ? undefined : which);
  const stays = [...new Set(nightsOf(view).map(({ name }) => name))];
  return (
    <>
      <Questions>
        <Change type="button" aria-expanded={open === 'who'} onClick={press('who')}>
          {words.who(partyWords(settings))}
        </Change>
        <Change type="button" aria-expanded={open === 'stay'} onClick={press('stay')}>
          {words.stay(stays)}
        </Change>
      </Questions>
      {open === 'who' ? (
        <Suspense>
          <Panel>
            <SettingsForm />
          </Panel>
        </Suspense>
      ) : null}
      {open === 'stay' ? (
        <Panel>
          <TripStays view={view} cities={cities} />
        </Panel>
      ) : null}
    </>
  );
}
