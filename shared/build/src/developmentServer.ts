import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { developmentConfiguration } from './developmentConfiguration';
import { EditedContentPlugin } from './EditedContentPlugin';
import { buildFolder } from './location.cjs';
import { DescriptionPlugin, type PartDescription } from './developmentManifest';
import { giveEdit } from './giveEdit';
import { readPart, type Part } from './part';

const editSocketFile = join(buildFolder, 'browser', 'EditSocket.ts');

export interface DevelopmentServerOptions {
  readonly part: Part;
  /** A free port. */
  readonly port: number;
  /** The store of the site under development; a part's premium content goes there. */
  readonly store: string;
  readonly cacheFolder: string;
  /** Called when what a release document says of the part has changed, and for the first compilation; pages reload afterwards. */
  readonly onDescribed: (description: PartDescription) => void;
  /** Called after each compilation, with what is wrong. */
  readonly onCompiled: (seconds: number, problems: readonly string[]) => void;
}

export interface DevelopmentServer {
  stop(): Promise<void>;
}

/** A part under one version for as long as it is developed: its address in the release document stays. */
export function developmentPart(folder: string): Part {
  const part = readPart(folder);
  return { ...part, version: part.version.replace(/-.*$/, '-dev') };
}

/** Where the files of a development server are found. */
export function developmentOrigin(port: number): string {
  return `http://localhost:${port}`;
}

/**
 * Compiles a part whenever its sources change, and brings the change into open pages. Errors are shown there and reported;
 * they end nothing.
 * @throws {Error} when the port is taken
 */
export async function startDevelopmentServer({
  part,
  port,
  store,
  cacheFolder,
  onDescribed,
  onCompiled,
}: DevelopmentServerOptions): Promise<DevelopmentServer> {
  const compiler = webpack(developmentConfiguration(part, developmentOrigin(port), cacheFolder));
  new DescriptionPlugin(part, store, onDescribed).apply(compiler);

  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      static: existsSync(join(part.folder, 'public'))
        ? { directory: join(part.folder, 'public'), watch: false }
        : false,
      setupExitSignals: false,
      allowedHosts: ['localhost', '127.0.0.1'],
      headers: (request) => {
        const { origin } = request.headers;
        // The site's own page shows icons from here.
        const readable = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
        return origin !== undefined && isLocal(origin)
          ? { ...readable, 'Access-Control-Allow-Origin': origin, Vary: 'Origin' }
          : readable;
      },
      client: {
        webSocketTransport: editSocketFile,
        webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      devMiddleware: { stats: 'none' },
    },
    compiler,
  );
  compiler.hooks.done.tap('DevelopmentServer', (stats) => {
    onCompiled((stats.endTime - stats.startTime) / 1000, problemsOf(stats));
  });
  if (part.kind === 'remote')
    new EditedContentPlugin(part, (edit) => giveEdit(server.webSocketServer?.clients ?? [], edit)).apply(compiler);
  await server.start();
  return { stop: () => server.stop() };
}

function isLocal(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || (isIP(hostname) === 4 && hostname.startsWith('127.'));
}

function problemsOf(stats: Stats): string[] {
  const errors = stats.toJson({ all: false, errors: true }).errors ?? [];
  return errors.map(({ moduleName, message }) => (moduleName ? `${join('.', moduleName)}: ${message}` : message));
}
