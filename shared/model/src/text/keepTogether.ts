const numberAndUnit = /(\d) (?=(?:m|km|cm|mm|min|minutes?|h|hours?|kg|g|ha|MB|°C|%)(?![\p{L}\d]))/gu;

/** A text in which no line ends between a number and its unit. */
export function keepTogether(text: string): string {
  return text.replace(numberAndUnit, '$1\u00a0');
}
