import { laterMark } from '@odysseus/ui/later';
import { useEffect, useRef, type ReactNode } from 'react';
import { Typeset } from '../typeset/Typeset';
import { FoldedSection, LateSection, type DrawnLate } from './FoldedSection';
import { layOutInPauses } from './layOutInPauses';
import { Framed, Line } from './Section.styles';

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly line?: string | undefined;
  /** Whether the section stands below the first screen of any phone: the first paint goes without it. */
  readonly below?: boolean;
  /** Of what stands below: whether it stays without its layout until a reader comes near, or the page has nothing else to do. */
  readonly deferred?: boolean;
  /**
   * The room that it holds on a phone until then, in rem, where that is far from what others hold. Rather too little: what
   * grows above a reader moves nothing, but a page that turns out shorter has whoever is at its end moved up by the browser.
   */
  readonly phoneHeight?: number | undefined;
  /** The same on wider screens. */
  readonly height?: number | undefined;
  /** Whether it opens at a reader's wish: advice that stands beside what the screen is for. */
  readonly folded?: boolean;
  /** What waits in it while it is folded: '25 places'. */
  readonly count?: string | undefined;
  /** The same in a line below its title, until it is unfolded: titles of its parts. */
  readonly told?: string | undefined;
  /** For what weighs much of its page, and few unfold: it is not in the page's HTML. */
  readonly late?: DrawnLate | undefined;
  /** Whether nobody wants it any more, until it is taken away. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

export function Section({
  id,
  title,
  line,
  below = false,
  deferred = false,
  phoneHeight,
  height,
  folded = false,
  count,
  told,
  late,
  hidden = false,
  children,
}: SectionProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(
    () => (deferred && section.current ? layOutInPauses(section.current) : undefined),
    // A section that is folded, and open later, is another element.
    [deferred, folded],
  );
  const heading = <h2 id={`${id}-title`}>{title}</h2>;
  const words = line ? (
    <Line>
      <Typeset text={line} />
    </Line>
  ) : null;
  const whole = (
    <>
      {words}
      {children}
    </>
  );
  if (folded && late)
    return (
      <LateSection id={id} below={below || deferred} heading={heading} count={count} late={late}>
        {whole}
      </LateSection>
    );
  if (folded)
    return (
      <FoldedSection id={id} below={below || deferred} heading={heading} count={count} told={told}>
        {whole}
      </FoldedSection>
    );
  return (
    <Framed
      ref={section}
      id={id}
      {...laterMark(below || deferred, deferred)}
      aria-labelledby={`${id}-title`}
      hidden={hidden}
      $deferred={deferred}
      $phoneHeight={phoneHeight}
      $height={height}
    >
      {heading}
      {whole}
    </Framed>
  );
}
