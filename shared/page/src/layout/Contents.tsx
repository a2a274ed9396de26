import { Nav } from './Contents.styles';

interface ContentsProps {
  readonly label: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** Leads to the parts of a long screen. On a narrow screen it stays one line and scrolls by itself. */
export function Contents({ label, sections }: ContentsProps) {
  return (
    <Nav aria-label={label}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
