const takePermission =
  'This user may not do that. Give it the folder (chown or chmod), or choose another one with ODYSSEUS_DATA_DIR.';
const makeRoom =
  'Make room (npm run release -- prune --days 30 removes old versions), then try again; nothing visible has changed.';
const takeAway = 'A file stands where a folder must be. Move it away, or choose another folder with ODYSSEUS_DATA_DIR.';

/** What to do when the file system refuses something, by its code. */
export const folderAdvice: Readonly<Record<string, string>> = {
  EACCES: takePermission,
  EPERM: takePermission,
  EROFS: 'The disk is mounted for reading only. Mount it for writing, or choose another folder with ODYSSEUS_DATA_DIR.',
  ENOSPC: `The disk is full. ${makeRoom}`,
  EDQUOT: `This user's share of the disk is used up. ${makeRoom}`,
  ENOTDIR: takeAway,
  EEXIST: takeAway,
  EMFILE: 'Too many files are open. Raise the limit (ulimit -n), then try again.',
};
