import { keepTogether, splitAtNumbers } from '@odysseus/model';
import { NumberLink } from './NumberLink';

/** A text in which nothing leads anywhere but its telephone numbers. */
export function NumbersInText({ text }: { readonly text: string }) {
  return splitAtNumbers(text).map((part, index) =>
    index % 2 === 1 ? <NumberLink key={index} number={part} /> : keepTogether(part),
  );
}
