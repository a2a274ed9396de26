import { Notice, ScreenHeading } from '@odysseus/ui';
import type { ReactNode } from 'react';
import { dateInWords } from '../../premium';
import { copy } from './copy';
import type { LegalText } from './legalText';
import classes from './Legal.module.css';
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
    <article className={classes['screen']}>
      <header className={classes['header']}>
        <ScreenHeading className={classes['heading']}>{text.title}</ScreenHeading>
        <p className={classes['lead']}>{text.lead}</p>
        <p className={classes['updated']}>
          <time dateTime={text.updated}>{copy.updated(dateInWords(text.updated))}</time>
        </p>
        {operator.isExample ? (
          <Notice tone="warning" title={copy.exampleTitle}>
            <p>{copy.example}</p>
          </Notice>
        ) : null}
      </header>
      <nav className={classes['contents']} aria-labelledby="legal-contents">
        <h2 id="legal-contents" className={classes['contentsTitle']}>
          {copy.contents}
        </h2>
        <ol>
          {text.sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes['body']}>
        {text.sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className={classes['section']}>
            <h2 id={section.id} tabIndex={-1}>
              {section.title}
            </h2>
            {section.blocks.map((block, index) => (
              <LegalBlock key={index} block={block} consentSettings={consentSettings} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
