import type { ScreenProps } from '@odysseus/contract';
import type { ComponentType } from 'react';
import { stillStyled } from './Still.styles';

/** What the shell tells a screen, for a part of it. */
export type StillProps = ScreenProps;

/** HTML as React takes it: always the same object, for another one would be written into the page anew. */
interface StillHtml {
  readonly __html: string;
}

/** A part of a screen that is read and changes nothing. */
export interface StillPart {
  /** The same for all that draws the same. */
  readonly key: string;
  /** Its code, where that was fetched. */
  code(): ComponentType<StillProps> | undefined;
  /** As the page came with it. */
  html(): StillHtml | undefined;
  /** Sees to it that there is either. A page that came with it as HTML keeps that, and never fetches its code and its content. */
  prepare(): Promise<void>;
}

/**
 * @param key stands for the screen and the build that draw it
 * @param load a dynamic import
 * @param drawn its code, where it is there from the start
 */
export function stillPart(
  key: string,
  load: () => Promise<{ readonly default: ComponentType<StillProps> }>,
  drawn: ComponentType<StillProps> | undefined,
): StillPart {
  let code = drawn;
  let html: StillHtml | undefined;
  return {
    key,
    code: () => code,
    html: () => html,
    async prepare() {
      if (code) return;
      html ??= htmlOfPage(key);
      if (!html) code = (await load()).default;
    },
  };
}

/** Nothing where the page's rules were refused, too: only code brings its own. */
function htmlOfPage(key: string): StillHtml | undefined {
  const element = document.querySelector(`[data-still="${key}"]`);
  return element && getComputedStyle(element).getPropertyValue(stillStyled) !== ''
    ? { __html: element.innerHTML }
    : undefined;
}
