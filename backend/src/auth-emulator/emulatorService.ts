import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createEmulator, type EmulatorCode, type EmulatorProjectState } from './firebaseTools';
import { signInAddress, type SignInLink } from './signInLink';
import { loadState, saveState, type StoredState } from './stateFile';

/** Address of the list that the local inbox is made of; the emulator itself does not know when a code was sent. */
export const signInLinksPath = '/odysseus/sign-in-links';

/** Codes kept at most; the oldest are forgotten first. */
const keptCodes = 200;
/** Milliseconds between a change and the write that saves it. */
const saveDelay = 150;

export interface EmulatorServiceOptions {
  readonly projectId: string;
  readonly stateFile: string;
  /** 0 for any free one. */
  readonly port: number;
  readonly onSignInLink: (link: SignInLink) => void;
  readonly onWarning: (warning: string) => void;
}

/**
 * Runs the auth emulator in this process, on 127.0.0.1 alone, with users and unused links kept in a file.
 * @throws {Error} when the port is taken, the file can't be read, or `firebase-tools` is absent
 */
export async function runEmulator(
  options: EmulatorServiceOptions,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { state, listener } = await createEmulator(options.projectId);
  const loaded = loadState(options.stateFile, options.projectId, new Date());
  if (loaded.warning !== undefined) options.onWarning(loaded.warning);
  const sentAt = restore(state, loaded.state);
  state.oobs = new WatchedCodes(state.oobs, (code) => {
    sentAt.set(code.oobCode, new Date().toISOString());
    const link = signInLinkOf(code, sentAt);
    if (link) options.onSignInLink(link);
  });

  let saved = JSON.stringify(storedStateOf(state, options.projectId, sentAt));
  const save = (): void => {
    const text = JSON.stringify(storedStateOf(state, options.projectId, sentAt));
    if (text === saved) return;
    try {
      saveState(options.stateFile, text);
      saved = text;
    } catch (error) {
      options.onWarning(
        `Sign-ins can't be saved to ${options.stateFile} and will be lost at the next start: ${(error as Error).message}`,
      );
    }
  };
  let timer: NodeJS.Timeout | undefined;

  const server = createServer((request, response) => {
    if (isFromBrowser(request)) {
      response
        .writeHead(403, { 'content-type': 'text/plain' })
        .end('This address is for the site itself, not for browsers.');
    } else if (request.url === signInLinksPath) {
      const links = [...state.oobs.values()].flatMap((code) => signInLinkOf(code, sentAt) ?? []).reverse();
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(links));
    } else {
      response.on('finish', () => {
        if (request.method !== 'GET') timer ??= setTimeout(() => ((timer = undefined), save()), saveDelay);
      });
      listener(request, response);
    }
  });
  await listen(server, options.port);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      clearTimeout(timer);
      save();
    },
  };
}

/** Browsers say where a request comes from; the site's own server does not. A page of another site can thus never reach the emulator past the site's checks. */
function isFromBrowser(request: IncomingMessage): boolean {
  return (
    request.headers.origin !== undefined ||
    request.headers['sec-fetch-site'] !== undefined ||
    !/^127\.0\.0\.1:\d+$/.test(request.headers.host ?? '')
  );
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

/** Puts saved users and codes back. @returns when each code was sent */
function restore(state: EmulatorProjectState, stored: StoredState): Map<string, string> {
  for (const user of stored.users as { localId: string; providerUserInfo?: { providerId: string }[] }[]) {
    // The emulator adds the password provider (it stands for e-mail links too) by itself, and would have it twice.
    const providers = user.providerUserInfo?.filter((provider) => provider.providerId !== 'password');
    state.overwriteUserWithLocalId(user.localId, { ...user, ...(providers ? { providerUserInfo: providers } : {}) });
  }
  const sentAt = new Map<string, string>();
  for (const { sentAt: time, ...code } of stored.codes) {
    state.oobs.set(code.oobCode, code);
    sentAt.set(code.oobCode, time);
  }
  return sentAt;
}

function storedStateOf(
  state: EmulatorProjectState,
  projectId: string,
  sentAt: ReadonlyMap<string, string>,
): StoredState {
  return {
    version: 1,
    projectId,
    users: [...state.users.values()],
    codes: [...state.oobs.values()].map((code) => ({ ...code, sentAt: sentAt.get(code.oobCode) ?? '' })),
  };
}

function signInLinkOf(code: EmulatorCode, sentAt: ReadonlyMap<string, string>): SignInLink | undefined {
  if (code.requestType !== 'EMAIL_SIGNIN') return undefined;
  const link = signInAddress(code.oobLink);
  return link === undefined ? undefined : { email: code.email, link, sentAt: sentAt.get(code.oobCode) ?? '' };
}

/** The emulator's map of codes, telling of each new one and forgetting the oldest. */
class WatchedCodes extends Map<string, EmulatorCode> {
  // Undefined while the parent's constructor fills the map.
  private readonly onNew: ((code: EmulatorCode) => void) | undefined;
  constructor(entries: Iterable<readonly [string, EmulatorCode]>, onNew: (code: EmulatorCode) => void) {
    super(entries);
    this.onNew = onNew;
  }
  override set(key: string, code: EmulatorCode): this {
    super.set(key, code);
    for (const oldest of this.keys()) {
      if (this.size <= keptCodes) break;
      this.delete(oldest);
    }
    this.onNew?.(code);
    return this;
  }
}
