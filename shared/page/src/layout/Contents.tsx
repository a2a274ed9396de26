import { pageCopy } from '../copy';
import { Count, Nav } from './Contents.styles';

interface ContentsProps {
  readonly label: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    /** How many places it holds. */
    readonly count?: number;
  }[];
}

/** Leads to the parts of a long screen, in one line that stays in sight and scrolls by itself; its first word leads back to the top. */
export function Contents({ label, sections }: ContentsProps) {
  return (
    <Nav aria-label={label} data-sticky="">
      <ul>
        <li>
          <a href="#top" aria-label={pageCopy.toTop}>
            <span aria-hidden="true">↑</span>
          </a>
        </li>
        {sections.map(({ id, title, count }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {title}
              {count === undefined ? null : <Count>{count}</Count>}
            </a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
