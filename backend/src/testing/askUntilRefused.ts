import { Agent, get } from 'node:http';
import { codeOf } from '@odysseus/release';

export interface WholeAnswer {
  readonly status: number;
  readonly body: string;
}

/** Somebody who asks the same again and again, on one connection for as long as it is kept open. */
export interface Asker {
  readonly answers: readonly WholeAnswer[];
  /** What became of requests that were neither answered whole nor refused a connection. */
  readonly broken: readonly string[];
  /** Resolves when an answer is like that. */
  hears(wanted: (answer: WholeAnswer, count: number) => boolean): Promise<void>;
  /** Resolves when nothing listens any more. */
  readonly refused: Promise<void>;
}

export function askUntilRefused(url: string): Asker {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers: WholeAnswer[] = [];
  const broken: string[] = [];
  const listeners = new Set<(answer: WholeAnswer) => void>();

  const ask = (): Promise<WholeAnswer> =>
    new Promise((resolve, reject) => {
      get(url, { agent }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (part: string) => (body += part));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      }).on('error', reject);
    });
  const askOn = async (): Promise<void> => {
    for (;;) {
      try {
        const answer = await ask();
        answers.push(answer);
        for (const listen of listeners) listen(answer);
      } catch (error) {
        if (codeOf(error) === 'ECONNREFUSED') break;
        broken.push(`${codeOf(error) ?? String(error)} after ${answers.length} answers`);
      }
    }
    agent.destroy();
  };

  return {
    answers,
    broken,
    refused: askOn(),
    hears: (wanted) =>
      new Promise((resolve) => {
        const listen = (answer: WholeAnswer): void => {
          if (!wanted(answer, answers.length)) return;
          listeners.delete(listen);
          resolve();
        };
        listeners.add(listen);
      }),
  };
}
