import { gatesFileName, gatesFileSchema, parseWith, type Gate } from '@odysseus/contract';

/**
 * What the gate of a screen tells of what is behind it.
 * @param entry address of the remote's entry
 * @returns undefined where its remote tells nothing of it, as builds before contract 1.7
 * @throws when the file can't be read
 */
export async function readGate(entry: string, path: string, signal?: AbortSignal): Promise<Gate | undefined> {
  const url = new URL(gatesFileName, new URL(entry, window.location.href)).href;
  const response = await fetch(url, signal ? { signal } : {});
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const { gates } = parseWith(gatesFileSchema, await response.json(), `The gates' file ${url}`);
  return gates.find((gate) => gate.path === path);
}
