import { helpCopy, type DangerLanguage } from '@odysseus/danger';

/** Where no trained reader could be had, nobody knows whether it is an emergency: the number stands there. */
export function AlwaysLine({ language }: { readonly language: DangerLanguage }) {
  return <a href="tel:112">{helpCopy[language].always}</a>;
}
