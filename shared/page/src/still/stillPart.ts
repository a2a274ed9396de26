import type { ScreenProps } from '@odysseus/contract';
import type { ComponentType } from 'react';

/** What the shell tells a screen, for a part of it. */
export type StillProps = ScreenProps;

/** A part of a screen that is read and changes nothing. */
export interface StillPart {
  /** The same for all that draws the same. */
  readonly key: string;
  /** Its code, where that was fetched. */
  code(): ComponentType<StillProps> | undefined;
  /** As the page came with it. */
  html(): string | undefined;
  /** Sees to it that there is either. A page that came with it as HTML keeps that, and never fetches its code and its content. */
  prepare(): Promise<void>;
  /** Fetches its code without drawing it, so that a page that is kept on the device can be come to from another one without a network. */
  keep(): Promise<void>;
}

/**
 * @param key stands for its content
 * @param load a dynamic import
 * @param rendered its code, where the page is rendered ahead
 */
export function stillPart(
  key: string,
  load: () => Promise<{ readonly default: ComponentType<StillProps> }>,
  rendered: ComponentType<StillProps> | undefined,
): StillPart {
  let code = rendered;
  let html: string | undefined;
  return {
    key,
    code: () => code,
    html: () => html,
    async prepare() {
      if (code) return;
      html ??= document.querySelector(`[data-still="${key}"]`)?.innerHTML;
      if (html === undefined) code = (await load()).default;
    },
    async keep() {
      // Without it the kept page is opened anew.
      if (!code) await load().catch(() => undefined);
    },
  };
}
