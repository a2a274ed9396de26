import { dangerLanguages, type DangerLanguage } from '@odysseus/danger';

/** The first of a visitor's languages that help is written in: `de-AT` is German. English where there is none. */
export function visitorLanguage(wanted: readonly string[] = navigator.languages): DangerLanguage {
  const known = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return known.flatMap((tag) => dangerLanguages.find((language) => language === tag) ?? [])[0] ?? 'en';
}

/** What a country is called in a language: ISO 3166 code. */
export function countryName(country: string, language: DangerLanguage): string {
  return new Intl.DisplayNames([language === 'en' ? 'en-GB' : language], { type: 'region' }).of(country) ?? country;
}
