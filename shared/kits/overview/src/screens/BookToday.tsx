import { Sources, pageCopy } from '@odysseus/page';
import type { CompiledOverview } from '../logic/compiledOverview';
import { Entry, Label, Lead, List, Price, Why } from './BookToday.styles';

export function BookToday({ entries }: { readonly entries: CompiledOverview['bookToday'] }) {
  return (
    <List>
      {entries.map((entry) => (
        <Entry key={entry.what}>
          <h3>{entry.what}</h3>
          <Lead>
            <Label>{pageCopy.leadTime}</Label> {entry.leadTime}
          </Lead>
          <Why>{entry.why}</Why>
          {entry.price ? <Price>{entry.price}</Price> : null}
          <Sources sources={[entry.official]} checkedOn={entry.checkedOn} confirm={entry.confirm} />
        </Entry>
      ))}
    </List>
  );
}
