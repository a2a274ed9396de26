import { BackendCallError, requestBackend, type FetchWithToken } from '../premium';

/** An export may gather more than an ordinary call. */
const exportTimeoutMilliseconds = 60_000;
const fallbackName = 'odysseus-data.json';

export interface AccountExport {
  /** What the file is called: letters, digits, dots, dashes. */
  readonly name: string;
  /** JSON. */
  readonly text: string;
}

/** `GET /api/account/export` @throws {BackendCallError} also when the answer is not JSON */
export async function readAccountExport(fetch: FetchWithToken): Promise<AccountExport> {
  const path = '/api/account/export';
  const { text, headers } = await requestBackend(fetch, path, { timeoutMilliseconds: exportTimeoutMilliseconds });
  try {
    JSON.parse(text);
  } catch (cause) {
    throw new BackendCallError('malformed', `GET ${path}: the answer is not JSON`, { cause });
  }
  return {
    text,
    name: /filename="?([\w.-]+\.json)"?/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? fallbackName,
  };
}

/** Hands a file to the browser's downloads. */
export function saveFile({ name, text }: AccountExport): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
