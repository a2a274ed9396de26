import { Notice } from '@odysseus/ui';
import type { ReactNode } from 'react';
import { dateInWords } from '../premium';
import { copy } from './copy';
import type { LegalText } from './legalText';
import { Body, Contents, ContentsTitle, Heading, Lead, Page, Section, Updated } from './Legal.styles';
import { LegalBlock } from './LegalBlock';
import { operator } from './operator';

export interface LegalScreenProps {
  readonly text: LegalText;
  /** The button that opens the cookie choices, for the text that has a place for it. */
  readonly consentSettings?: ReactNode;
}

/** A legal text with its table of contents. */
export function LegalScreen({ text, consentSettings }: LegalScreenProps) {
  return (
    <Page>
      <header>
        <Heading>{text.title}</Heading>
        <Lead data-answer="">{text.lead}</Lead>
        <Updated>
          <time dateTime={text.updated}>{copy.updated(dateInWords(text.updated))}</time>
        </Updated>
        {operator.isExample ? (
          <Notice tone="warning" title={copy.exampleTitle}>
            <p>{copy.example}</p>
          </Notice>
        ) : null}
      </header>
      <Contents aria-labelledby="legal-contents">
        <ContentsTitle id="legal-contents">{copy.contents}</ContentsTitle>
        <ol>
          {text.sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </Contents>
      <Body>
        {text.sections.map((section) => (
          <Section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id} tabIndex={-1}>
              {section.title}
            </h2>
            {section.blocks.map((block, index) => (
              <LegalBlock key={index} block={block} consentSettings={consentSettings} />
            ))}
          </Section>
        ))}
      </Body>
    </Page>
  );
}
