import { type BlockOf, dialled } from '@odysseus/model';
import { Icon } from '@odysseus/ui';
import { Typeset } from '../typeset/Typeset';
import {
  Call,
  Days,
  Facts,
  Local,
  Prose,
  Scroll,
  Soft,
  Stacked,
  StepList,
  Tile,
  Tiles,
  When,
  WideTiles,
} from './Block.styles';
import { labelOf, noValue } from './cells';
import { blockCopy } from './copy';

export function Text({ paragraphs, points }: Pick<BlockOf<'text'>, 'paragraphs' | 'points'>) {
  return (
    <Prose>
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
    </Prose>
  );
}

export function Steps({ steps }: Pick<BlockOf<'steps'>, 'steps'>) {
  return (
    <StepList>
      {steps.map((step) => (
        <li key={step}>
          <Typeset text={step} />
        </li>
      ))}
    </StepList>
  );
}

/** Scrolls sideways by itself where it is wider than its place; on a telephone its rows stand one below the other. */
export function Table({ title, columns, rows }: Pick<BlockOf<'table'>, 'title' | 'columns' | 'rows'>) {
  return (
    <Scroll role="region" aria-label={title} tabIndex={0}>
      {/* Laid out as blocks on a narrow screen, a table would lose its roles. */}
      <Stacked role="table">
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
                  <td
                    key={columns[index]}
                    role="cell"
                    data-column={labelOf(columns[index] ?? '')}
                    data-empty={noValue.test(cell) || undefined}
                  >
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Stacked>
    </Scroll>
  );
}

export function Numbers({ numbers }: Pick<BlockOf<'numbers'>, 'numbers'>) {
  return (
    <Tiles>
      {numbers.map(({ number, name, line }) => (
        <Tile key={number + name}>
          <Call href={dialled(number)} aria-label={`${blockCopy.call(number)}, ${name}`}>
            <Icon name="phone" size={20} />
            {number}
          </Call>
          <h3>{name}</h3>
          <p>
            <Typeset text={line} />
          </p>
        </Tile>
      ))}
    </Tiles>
  );
}

export function Scams({ scams }: Pick<BlockOf<'scams'>, 'scams'>) {
  return (
    <WideTiles>
      {scams.map((scam) => (
        <Tile key={scam.name}>
          <h3>{scam.name}</h3>
          <Facts>
            {(['where', 'starts', 'answer'] as const).map((part) => (
              <div key={part}>
                <dt>{blockCopy.scam[part]}</dt>
                <dd>{scam[part]}</dd>
              </div>
            ))}
          </Facts>
        </Tile>
      ))}
    </WideTiles>
  );
}

export function Phrases({ language, phrases }: Pick<BlockOf<'phrases'>, 'language' | 'phrases'>) {
  return (
    <Tiles>
      {phrases.map(({ local, say, means, when }) => (
        <Tile key={local}>
          <Local lang={language}>{local}</Local>
          <p>{means}</p>
          <Soft>
            {blockCopy.phrase.say}: {say}
          </Soft>
          {when ? <Soft>{when}</Soft> : null}
        </Tile>
      ))}
    </Tiles>
  );
}

export function Calendar({ days }: Pick<BlockOf<'calendar'>, 'days'>) {
  return (
    <Days>
      {days.map(({ when, name, line }) => (
        <li key={when + name}>
          <When>{when}</When>
          <p>
            <strong>{name}.</strong> {line}
          </p>
        </li>
      ))}
    </Days>
  );
}
