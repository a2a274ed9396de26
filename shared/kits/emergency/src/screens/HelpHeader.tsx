import { SharedHeading } from '@odysseus/page';
import { Header } from './HelpHeader.styles';

/** How a page of help opens: in as little room as can be, for the numbers stand below it. */
export function HelpHeader({ title, line }: { readonly title: string; readonly line: string }) {
  return (
    <Header>
      <SharedHeading>{title}</SharedHeading>
      <p>{line}</p>
    </Header>
  );
}
