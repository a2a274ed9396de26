import type { CivilDate } from '@odysseus/contract/time';

/** A stretch of text, or a link: `to` is a path of this site, or `mailto:`. */
export type Inline = string | { readonly text: string; readonly to: string };
export type Text = string | readonly Inline[];

export type Block =
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  /** One card for each record: a title, and what is said of it. */
  | {
      readonly kind: 'records';
      readonly records: readonly {
        readonly title: string;
        readonly facts: readonly (readonly [term: string, text: Text])[];
      }[];
    }
  | { readonly kind: 'operator' }
  | { readonly kind: 'consentSettings' };

export interface Section {
  /** Anchor within the page. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface LegalText {
  readonly title: string;
  readonly lead: string;
  /** When it was changed last. */
  readonly updated: CivilDate;
  readonly sections: readonly Section[];
}

export const paragraph = (...text: readonly Inline[]): Block => ({ kind: 'paragraph', text });
export const list = (...items: readonly Text[]): Block => ({ kind: 'list', items });
export const records = (
  ...entries: readonly { readonly title: string; readonly facts: readonly (readonly [term: string, text: Text])[] }[]
): Block => ({ kind: 'records', records: entries });
export const link = (text: string, to: string): Inline => ({ text, to });
export const mail = (address: string): Inline => ({ text: address, to: `mailto:${address}` });
