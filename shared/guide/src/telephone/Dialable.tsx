import { dialled, splitAtNumbers } from './telephone';
import classes from './Dialable.module.css';

/** A text whose telephone numbers dial on a tap, and stand on one line. */
export function Dialable({ text }: { readonly text: string }) {
  return splitAtNumbers(text).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={dialled(part)} className={classes['number']}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
