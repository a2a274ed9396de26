import { Icon, useFold } from '@odysseus/ui';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { pageCopy } from '../copy';
import { Count, Line, Nav, Sections, Sheet, Top, Where } from './Contents.styles';
import { useCurrentSection } from './useCurrentSection';

interface ContentsProps {
  readonly label: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    /** How many places, lines or questions it holds, or of when it tells. */
    readonly count?: number | string | undefined;
    /** What the page shows of it, where it is no part to scroll to of its own: a chapter of what is played. */
    readonly shown?: { readonly in: string; readonly now: boolean; readonly choose: () => void };
  }[];
  /** What else one reaches for in the middle of the screen. */
  readonly children?: ReactNode;
}

/** One line of a long screen that stays in sight: where one is, the way to its other parts, and back to the top. */
export function Contents({ label, sections, children }: ContentsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const fold = useFold(details);
  const here = useCurrentSection(sections.map(({ id }) => id));
  const current = sections.find(({ id }) => id === here) ?? sections.find(({ shown }) => shown?.now);
  return (
    <Nav aria-label={label} data-sticky="">
      <Line>
        <Sections ref={details} {...fold.props}>
          <summary>
            <Icon name="list" size={18} />
            <Where>{current?.title ?? label}</Where>
            <Icon name="chevron-down" size={18} />
          </summary>
          <Sheet>
            {sections.map(({ id, title, count, shown }) => (
              <li key={id}>
                <a
                  href={`#${shown?.in ?? id}`}
                  aria-current={id === here ? 'location' : shown?.now ? 'true' : undefined}
                  onClick={() => {
                    fold.close();
                    shown?.choose();
                  }}
                >
                  {title}
                  {count === undefined ? null : <Count>{count}</Count>}
                </a>
              </li>
            ))}
          </Sheet>
        </Sections>
        {children}
        <Top href="#content" aria-label={pageCopy.toTop} onClick={goToTop}>
          <span aria-hidden="true">↑</span>
        </Top>
      </Line>
    </Nav>
  );
}

/** Past the address, which names no part of the page then. */
function goToTop(event: MouseEvent): void {
  event.preventDefault();
  scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
