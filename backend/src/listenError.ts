import { codeOf } from '@odysseus/release';
import { ConfigurationError } from './configuration';

export interface ListenPlace {
  readonly host: string;
  readonly port: number;
  /** How the service was started, for advice: `npm start`. */
  readonly command: string;
}

/** Why a server could not listen, for whoever started it; undefined for what no other address mends. */
export function listenError(cause: unknown, { host, port, command }: ListenPlace): ConfigurationError | undefined {
  const choose = (free: number): string => `PORT=${free} ${command} (or ${command} -- --port ${free})`;
  switch (codeOf(cause)) {
    case 'EADDRINUSE':
      return new ConfigurationError([
        `PORT="${port}" is taken by another program on ${host}. Stop that one, or choose another port: ${choose(port < 65_535 ? port + 1 : port - 1)}.`,
      ]);
    case 'EACCES':
      return new ConfigurationError([
        `PORT="${port}" is one that this user may not listen on, as are most below 1024. Choose a higher one and have a proxy lead there: ${choose(8080)}.`,
      ]);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigurationError([
        `HOST="${host}" is no address of this machine. Correct it, or remove it for 127.0.0.1.`,
      ]);
    default:
      return undefined;
  }
}
