import { useLayoutEffect, useRef } from 'react';
import { fitText } from './fitText';
import { Room } from './ShownLarge.styles';

/** A sentence as large as its place allows, also after the telephone was turned. */
export function ShownLarge({ text, lang }: { readonly text: string; readonly lang: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fit = (): void => {
      if (frame.current) fitText(frame.current);
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [text]);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text scrolls, and keys have to reach it
    <Room ref={frame} tabIndex={0}>
      <p lang={lang}>{text}</p>
    </Room>
  );
}
