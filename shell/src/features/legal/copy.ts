/** Every text of the legal pages that is not part of a legal text. */
export const copy = {
  updated: (date: string) => `Last updated ${date}`,
  contents: 'Contents',
  exampleTitle: 'Example details',
  example:
    'The operator of this copy of the site has not entered its own name and address yet. Those below are examples, and nobody reads mail sent there.',
  register: 'Register',
  vat: 'VAT number',
} as const;
