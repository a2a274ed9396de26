import { aboutLine, isGeneral } from '@odysseus/model';
import { HowKnown, PhoneFold, pageCopy, Typeset } from '@odysseus/page';
import { Icon } from '@odysseus/ui';
import { anchors } from '../logic/anchors';
import type { CompiledOverview } from '../logic/compiledOverview';
import { Entry, Lead, List, Price, Seller, Sold, Why } from './BookToday.styles';

const { usual } = pageCopy.known;

/** What to book ahead, each with its seller. That a price is the usual one is told above, once: a card tells of one that was read. */
export function BookToday({ entries }: { readonly entries: CompiledOverview['bookToday'] }) {
  return (
    <List data-answer="">
      {entries.map((entry) => (
        <Entry key={entry.what} id={anchors.booking(entry.what)}>
          <h3>{entry.what}</h3>
          <Lead>{entry.leadTime}</Lead>
          <PhoneFold whole summary={pageCopy.bookFold}>
            <Why>
              <Typeset text={entry.why} />
            </Why>
            {entry.price ? <Price>{isGeneral(entry, 'price') ? aboutLine(entry.price) : entry.price}</Price> : null}
            {isGeneral(entry, 'price') ? null : <HowKnown known={entry.known} facts={[['price', usual.price]]} />}
            <Sold>
              <Seller
                href={entry.official.url}
                rel="noopener external"
                aria-label={pageCopy.bookAt(entry.official.title)}
              >
                {pageCopy.book} <Icon name="external-link" size={16} />
              </Seller>
              {/* Read out with the link. */}
              <span aria-hidden="true">{entry.official.title}</span>
            </Sold>
          </PhoneFold>
        </Entry>
      ))}
    </List>
  );
}
