/** Served by the backend beside the auth emulator, in place of Google's script. */
const localScript = '/emulator/assets/gapi.js';
/** The names of this machine, the only ones that local sign-in answers on. */
const machineNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether local sign-in answers there: under a public name it refuses all calls. */
export function isOnThisMachine(origin: string): boolean {
  return machineNames.includes(new URL(origin).hostname);
}

/**
 * Loads the local stand-in for `gapi`, which the SDK's popup would otherwise fetch from Google even with the emulator.
 * @throws {Error} when it can't be loaded; the next call tries again
 */
export async function loadLocalGapi(origin: string): Promise<void> {
  if ('gapi' in window) return;
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${origin}${localScript}`;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${script.src} could not be loaded.`));
    };
    document.head.append(script);
  });
}
