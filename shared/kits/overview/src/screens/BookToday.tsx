import { aboutLine, isGeneral } from '@odysseus/model';
import { HowKnown, PhoneFold, pageCopy, Typeset } from '@odysseus/page';
import { anchors } from '../logic/anchors';
import type { CompiledOverview } from '../logic/compiledOverview';
import { Entry, Label, Lead, List, Price, Why } from './BookToday.styles';

export function BookToday({ entries }: { readonly entries: CompiledOverview['bookToday'] }) {
  return (
    <List data-answer="">
      {entries.map((entry) => (
        <Entry key={entry.what} id={anchors.booking(entry.what)}>
          <h3>{entry.what}</h3>
          <Lead>
            <Label>{pageCopy.leadTime}</Label> {entry.leadTime}
          </Lead>
          <PhoneFold whole summary={pageCopy.bookFold}>
            <Why>
              <Typeset text={entry.why} />
            </Why>
            {entry.price ? <Price>{isGeneral(entry, 'price') ? aboutLine(entry.price) : entry.price}</Price> : null}
            <HowKnown
              known={entry.known}
              facts={entry.price ? [['price', pageCopy.known.usual.price]] : []}
              links={[entry.official]}
            />
          </PhoneFold>
        </Entry>
      ))}
    </List>
  );
}
