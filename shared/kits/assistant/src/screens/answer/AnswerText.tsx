import type { Citation } from '@odysseus/contract';
import { replaceNumbers, splitToldNumber } from '@odysseus/model';
import { Typeset, NumberLink } from '@odysseus/page';
import { assistantCopy } from '../copy';
import { longDate } from './longDate';
import type { Piece, Sentence } from './paragraphs';
import { Items, Mark, Paragraph, Said, Together } from './AnswerText.styles';

interface AnswerTextProps {
  readonly piece: Extract<Piece, { type: 'paragraph' | 'list' }>;
  readonly sources: readonly Citation[];
}

/** A paragraph or a list; each sentence is followed by the numbers of its sources. */
export function AnswerText({ piece, sources }: AnswerTextProps) {
  if (piece.type === 'paragraph') {
    return (
      <Paragraph>
        <Sentences sentences={piece.sentences} sources={sources} />
      </Paragraph>
    );
  }
  return (
    <Items>
      {piece.items.map((item, index) => (
        <li key={index}>
          <Sentences sentences={item} sources={sources} />
        </li>
      ))}
    </Items>
  );
}

function Sentences({
  sentences,
  sources,
}: {
  readonly sentences: readonly Sentence[];
  readonly sources: readonly Citation[];
}) {
  return sentences.map(({ text, sources: numbers }, index) => {
    const told = splitToldNumber(text);
    const rest = told?.rest ?? text;
    const head = beforeLastWord(rest);
    return (
      <Said key={index}>
        {index > 0 ? ' ' : ''}
        {told ? (
          <>
            {told.before}
            <NumberLink number={told.number} />
          </>
        ) : null}
        <Typeset text={head} />
        <Together>
          <Typeset text={rest.slice(head.length)} />
          {numbers.map((number) => {
            const source = sources[number - 1];
            return source ? <SourceMark key={number} number={number} source={source} /> : null;
          })}
        </Together>
      </Said>
    );
  });
}

/** Letters of a last word that may stand on one line with its numbers on the narrowest page. */
const longestWord = 16;

/** A sentence without its last word, or the telephone number at its end, which keeps its numbers beside it. */
function beforeLastWord(text: string): string {
  const head = text.slice(0, replaceNumbers(text, (number) => number.replaceAll(' ', '_')).lastIndexOf(' ') + 1);
  return text.length - head.length > longestWord ? text : head;
}

/** A small number that opens what the sentence rests on. */
function SourceMark({ number, source }: { readonly number: number; readonly source: Citation }) {
  const name = sourceName(source, number);
  return (
    <Mark to={source.path} aria-label={name} title={name}>
      {number}
    </Mark>
  );
}

/** 'Source: Louvre, opening hours, read on 21 November 2026, number 1': whoever speaks to the browser says the number that they see. */
function sourceName({ label, checkedOn }: Citation, number: number): string {
  return assistantCopy.answer.source(label, checkedOn === undefined ? undefined : longDate(checkedOn), number);
}
