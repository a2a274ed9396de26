import classes from './Contents.module.css';

interface ContentsProps {
  readonly label: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** Leads to the parts of a long screen. On a narrow screen it stays one line and scrolls by itself. */
export function Contents({ label, sections }: ContentsProps) {
  return (
    <nav aria-label={label} className={classes['contents']}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
