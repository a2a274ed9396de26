import { splitAtLinks } from '@odysseus/model';
import { LinkedWords } from './LinkedWords';
import { NumbersInText } from './NumbersInText';

/**
 * A text as it is printed: words lead to where the compiler says, telephone numbers dial on a tap, and no line ends between a number
 * and its unit.
 */
export function Typeset({ text }: { readonly text: string }) {
  return splitAtLinks(text).map((part, index) =>
    part.to === undefined ? (
      <NumbersInText key={index} text={part.text} />
    ) : (
      <LinkedWords key={index} to={part.to}>
        {part.text}
      </LinkedWords>
    ),
  );
}
