import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The first line of such a file; what is kept follows it. */
interface Head {
  readonly key: string;
  /** Of the bytes that follow. */
  readonly digest: string;
}

/** What was kept under the same key; undefined where there is none, or it is damaged. */
export function readKeptFile(file: string, key: string): Buffer | undefined {
  try {
    const whole = readFileSync(file);
    const end = whole.indexOf('\n');
    const head = JSON.parse(whole.toString('utf8', 0, end)) as Head;
    const bytes = whole.subarray(end + 1);
    return head.key === key && head.digest === digestOf(bytes) ? bytes : undefined;
  } catch {
    // None, or one that was cut.
    return undefined;
  }
}

/** Keeps bytes under a key. Whoever reads at the same time finds what was there before, or all of this. */
export function writeKeptFile(file: string, key: string, bytes: Buffer): void {
  const work = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      work,
      Buffer.concat([Buffer.from(`${JSON.stringify({ key, digest: digestOf(bytes) } satisfies Head)}\n`), bytes]),
    );
    renameSync(work, file);
  } catch {
    // On a disk that takes nothing, the next one begins anew.
  }
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');
