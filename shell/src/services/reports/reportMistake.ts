import type { Report } from '@odysseus/contract';

const words = {
  offline: 'The report could not be sent. It stays here: try again when you are back online.',
  busy: 'Too many reports came from this network. Wait a minute, and send it again.',
  refused: 'The report was not taken. Write what is wrong in a sentence, and send it again.',
} as const;

/**
 * Tells the city's team of a mistake in the guide.
 * @throws {Error} with a sentence for the visitor
 */
export async function reportMistake(report: Report): Promise<void> {
  const response = await fetch('/api/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch((cause: unknown) => {
    throw new Error(words.offline, { cause });
  });
  if (response.ok) return;
  throw new Error(response.status === 429 ? words.busy : response.status < 500 ? words.refused : words.offline);
}
