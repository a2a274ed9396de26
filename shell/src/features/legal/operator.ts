/**
 * Who runs this site. Everything that the legal texts say about the operator comes from here and from nowhere else:
 * whoever runs the site fills this in, and then sets `isExample` to false, which takes the notice off both pages.
 */
export const operator = {
  isExample: true as boolean,
  /** Full legal name. */
  name: 'Odysseus Travel Guides (example operator)',
  /** Postal address, line by line. */
  address: ['1 Example Street', '10000 Example City', 'Example Country'],
  email: 'contact@odysseus.example',
  /** For questions about personal data; the data protection officer's, where there is one. */
  privacyEmail: 'privacy@odysseus.example',
  /** Register and number, or null where the operator is in none. */
  register: null as string | null,
  /** VAT identification number, or null. */
  vat: null as string | null,
  /** Where the servers stand. */
  serverLocation: 'the European Union',
  /** Years for which tax law makes the operator keep purchase records. */
  purchaseYears: 10,
  /** Days for which the servers' own technical logs are kept. */
  logDays: 30,
  /** Whose law governs the contract. */
  law: 'the law of the country in which the operator is established',
} as const;
