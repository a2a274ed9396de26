import { Link } from '@odysseus/runtime';
import type { ReactNode } from 'react';
import { copy } from './copy';
import type { Block, Inline, Text } from './legalText';
import classes from './Legal.module.css';
import { operator } from './operator';

interface LegalBlockProps {
  readonly block: Block;
  readonly consentSettings: ReactNode;
}

export function LegalBlock({ block, consentSettings }: LegalBlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className={classes['list']}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inlines text={item} />
            </li>
          ))}
        </ul>
      );
    case 'records':
      return (
        <div className={classes['records']}>
          {block.records.map((record) => (
            <section key={record.title} className={classes['record']}>
              <h3>{record.title}</h3>
              <dl>
                {record.facts.map(([term, text]) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>
                      <Inlines text={text} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      );
    case 'operator':
      return <Operator />;
    case 'consentSettings':
      return <p>{consentSettings}</p>;
  }
}

function Operator() {
  return (
    <address className={classes['operator']}>
      <strong>{operator.name}</strong>
      {operator.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <a href={`mailto:${operator.email}`}>{operator.email}</a>
      {operator.register === null ? null : (
        <span>
          {copy.register}: {operator.register}
        </span>
      )}
      {operator.vat === null ? null : (
        <span>
          {copy.vat}: {operator.vat}
        </span>
      )}
    </address>
  );
}

function Inlines({ text }: { readonly text: Text }) {
  const parts: readonly Inline[] = typeof text === 'string' ? [text] : text;
  return parts.map((part, index) => {
    if (typeof part === 'string') return part;
    return part.to.startsWith('/') ? (
      <Link key={index} to={part.to}>
        {part.text}
      </Link>
    ) : (
      <a key={index} href={part.to}>
        {part.text}
      </a>
    );
  });
}
