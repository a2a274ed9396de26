import { spawnSync } from 'node:child_process';

/** Words in front of a command that have the system refuse something to it, to an administrator as well; undefined where that can't be arranged. */
export type Confinement = readonly string[] | undefined;

/** The folder stands on a disk that is mounted for reading only, for this command alone. */
export function onReadOnlyDisk(folder: string): Confinement {
  return mounting(`mount --bind ${folder} ${folder} && mount -o remount,ro,bind ${folder}`);
}

/** The folder is an empty disk of 64 kB, for this command alone. */
export function onSmallDisk(folder: string): Confinement {
  return mounting(`mount -t tmpfs -o size=64k,mode=700 tmpfs ${folder}`);
}

/** What is mounted is seen by the command alone, and is gone with it. */
function mounting(mounts: string): Confinement {
  const own = process.getuid?.() === 0 ? ['unshare', '--mount'] : ['unshare', '--mount', '--map-root-user'];
  const [program, ...rest] = [...own, 'sh', '-c', `${mounts} && exec "$@"`, 'sh'];
  return spawnSync(program, [...rest, 'true'], { stdio: 'ignore' }).status === 0 ? [program, ...rest] : undefined;
}
