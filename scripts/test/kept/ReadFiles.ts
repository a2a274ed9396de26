import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files of a folder as they are at one time: each is looked at once. Paths go from there. */
export class ReadFiles {
  private readonly there = new Map<string, boolean>();
  private readonly digests = new Map<string, string>();

  constructor(private readonly folder: string) {}

  /** Whether there is such a file; a folder is none. */
  has(path: string): boolean {
    const known = this.there.get(path);
    if (known !== undefined) return known;
    const isThere = statSync(join(this.folder, path), { throwIfNoEntry: false })?.isFile() ?? false;
    this.there.set(path, isThere);
    return isThere;
  }

  /** Of its content; `none` where there is no such file. */
  digest(path: string): string {
    const known = this.digests.get(path);
    if (known !== undefined) return known;
    const digest = this.has(path)
      ? createHash('sha256')
          .update(readFileSync(join(this.folder, path)))
          .digest('base64url')
      : 'none';
    this.digests.set(path, digest);
    return digest;
  }

  text(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }
}
