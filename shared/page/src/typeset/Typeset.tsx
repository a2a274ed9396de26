import { keepTogether, splitAtNumbers } from '@odysseus/model';
import { NumberLink } from './NumberLink';

/** A text as it is printed: telephone numbers dial on a tap, and no line ends between a number and its unit. */
export function Typeset({ text }: { readonly text: string }) {
  return splitAtNumbers(text).map((part, index) =>
    index % 2 === 1 ? <NumberLink key={index} number={part} /> : keepTogether(part),
  );
}
