import type { Reading } from '@odysseus/danger';

/** How long a message waits for the trained reader, in milliseconds: then the list of words answers. */
export const readerPatience = 1_500;

/** What is said where not even the list of words is there. */
const unread: Reading = { outcome: 'none', language: 'en', by: 'words' };

const fetchReader = () => import(/* webpackChunkName: "danger-reader" */ './dangerEntry');

/** Reads a message for danger, on the device: nothing is sent, kept or counted. Never rejects. */
export async function readDanger(text: string): Promise<Reading> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), readerPatience);
  });
  try {
    const code = await Promise.race([fetchReader(), late]);
    if (!code) return unread;
    const reader = (await Promise.race([code.loadReader(), late])) ?? code.wordReader;
    return reader.read(text);
  } catch {
    return unread;
  } finally {
    clearTimeout(timer);
  }
}

/** The same however long the trained reader takes; for what is read again when it has come. Never rejects. */
export async function readWhenTrained(text: string): Promise<Reading> {
  try {
    return (await (await fetchReader()).loadReader()).read(text);
  } catch {
    return unread;
  }
}
