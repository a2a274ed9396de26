interface Entry {
  readonly id: string;
  readonly from: string;
  readonly until?: string;
  readonly sector?: string;
  readonly relevance?: string;
  readonly region?: string;
  readonly province?: string;
  readonly hours?: string;
  readonly who?: string;
  readonly state?: string;
}

/** An entry of the register of strikes that Italy's Ministry of Transport publishes as RSS. Days as `27/11/2026`. */
export function strikeEntry({
  id,
  from,
  until = from,
  sector = 'Ferroviario',
  relevance = 'Nazionale',
  region = 'Italia',
  province = 'Tutte',
  hours = '24 ORE: DALLE 00.01 ALLE 23.59',
  who = 'PERSONALE GRUPPO FSI',
  state,
}: Entry): string {
  return `<item>
    <title>Data inizio: ${from} - Settore: ${sector} - Rilevanza: ${relevance} - Regione: ${region} - Provincia: ${province}</title>
    <link>http://scioperi.mit.gov.it/mit2/public/scioperi</link>
    <description><![CDATA[Modalità: ${hours}<br/>Data fine: ${until}<br/>Sindacati: USB LAVORO PRIVATO<br/>Categoria interessata: ${who}<br/>Data proclamazione: 02/11/2026<br/>${state === undefined ? '' : `Stato: ${state}<br/>`}]]></description>
    <guid>http://scioperi.mit.gov.it/${id}</guid>
  </item>`;
}

/** The register as it answers. */
export function strikeRegister(entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>Scioperi</title><link>http://scioperi.mit.gov.it</link>
  ${entries.join('\n')}
</channel></rss>`;
}
