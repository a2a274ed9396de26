import { Icon } from '@odysseus/ui';
import type { BlockOf } from '../content/schema';
import { Typeset } from '../typeset/Typeset';
import { dialled } from '../typeset/telephone';
import classes from './Block.module.css';
import { blockCopy } from './copy';

export function Text({ paragraphs, points }: Pick<BlockOf<'text'>, 'paragraphs' | 'points'>) {
  return (
    <div className={classes['prose']}>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph}>
          <Typeset text={paragraph} />
        </p>
      ))}
      {points ? (
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Typeset text={point} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

export function Steps({ steps }: Pick<BlockOf<'steps'>, 'steps'>) {
  return (
    <ol className={classes['steps']}>
      {steps.map((step) => (
        <li key={step}>
          <Typeset text={step} />
        </li>
      ))}
    </ol>
  );
}

/** A dash in a table's cell: there is nothing to tell, and on a telephone no line for it. */
const noValue = /^[–—-]$/;

/** A column's name before a cell's value: 'Price:', 'Can you talk?' */
function labelOf(column: string | undefined): string | undefined {
  return column === undefined || column.endsWith('?') ? column : `${column}:`;
}

/** Scrolls sideways by itself where it is wider than its place; on a telephone its rows stand one below the other. */
export function Table({ title, columns, rows }: Pick<BlockOf<'table'>, 'title' | 'columns' | 'rows'>) {
  return (
    <div className={classes['scroll']} role="region" aria-label={title} tabIndex={0}>
      {/* Laid out as blocks on a narrow screen, a table would lose its roles. */}
      <table className={`${classes['table']} ${classes['stacked']}`} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.join()} role="row">
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row" role="rowheader">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]} role="cell" data-column={labelOf(columns[index])} data-empty={noValue.test(cell) || undefined}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Numbers({ numbers }: Pick<BlockOf<'numbers'>, 'numbers'>) {
  return (
    <ul className={classes['tiles']}>
      {numbers.map(({ number, name, line }) => (
        <li key={number + name} className={classes['tile']}>
          <a className={classes['number']} href={dialled(number)} aria-label={`${blockCopy.call(number)}, ${name}`}>
            <Icon name="phone" size={20} />
            {number}
          </a>
          <h3>{name}</h3>
          <p>
            <Typeset text={line} />
          </p>
        </li>
      ))}
    </ul>
  );
}

export function Scams({ scams }: Pick<BlockOf<'scams'>, 'scams'>) {
  return (
    <ul className={`${classes['tiles']} ${classes['wide']}`}>
      {scams.map((scam) => (
        <li key={scam.name} className={classes['tile']}>
          <h3>{scam.name}</h3>
          <dl className={classes['facts']}>
            {(['where', 'starts', 'answer'] as const).map((part) => (
              <div key={part}>
                <dt>{blockCopy.scam[part]}</dt>
                <dd>{scam[part]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

export function Phrases({ language, phrases }: Pick<BlockOf<'phrases'>, 'language' | 'phrases'>) {
  return (
    <ul className={classes['tiles']}>
      {phrases.map(({ local, say, means, when }) => (
        <li key={local} className={classes['tile']}>
          <p className={classes['local']} lang={language}>
            {local}
          </p>
          <p>{means}</p>
          <p className={classes['soft']}>
            {blockCopy.phrase.say}: {say}
          </p>
          {when ? <p className={classes['soft']}>{when}</p> : null}
        </li>
      ))}
    </ul>
  );
}

export function Calendar({ days }: Pick<BlockOf<'calendar'>, 'days'>) {
  return (
    <ol className={classes['calendar']}>
      {days.map(({ when, name, line }) => (
        <li key={when + name}>
          <span className={classes['when']}>{when}</span>
          <p>
            <strong>{name}.</strong> {line}
          </p>
        </li>
      ))}
    </ol>
  );
}
