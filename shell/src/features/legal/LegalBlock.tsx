import { Link } from '@odysseus/runtime';
import type { ReactNode } from 'react';
import { copy } from './copy';
import type { Block, Inline, Text } from './legalText';
import { Entries, Entry, Imprint, List } from './Legal.styles';
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
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inlines text={item} />
            </li>
          ))}
        </List>
      );
    case 'records':
      return (
        <Entries>
          {block.records.map((record) => (
            <Entry key={record.title}>
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
            </Entry>
          ))}
        </Entries>
      );
    case 'operator':
      return <Operator />;
    case 'consentSettings':
      return <p>{consentSettings}</p>;
  }
}

function Operator() {
  return (
    <Imprint>
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
    </Imprint>
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
