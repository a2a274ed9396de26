// A server with open boards, in a process of its own, for the bench: the service, or the least that Node could do.
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createService, readConfiguration, type ServiceParts } from '@odysseus/backend';
import { projectFolder } from '@odysseus/build';
import { compiledContent } from '@odysseus/build/content';

/** What the bench asks of a server. */
export type BoardsQuestion =
  | { readonly ask: 'use' }
  | { readonly ask: 'turn'; readonly milliseconds: number }
  | { readonly ask: 'push'; readonly text: string };
/** Microseconds of CPU, and bytes. */
export interface BoardsUse {
  readonly cpu: number;
  readonly heap: number;
  readonly resident: number;
}

const [role, databaseUrl = '', providerUrl = ''] = process.argv.slice(2);
let offset = 0;
const boards: ServerResponse[] = [];

/** What a release keeps of Paris for the service, its live sources among it. */
function privateFilesOfParis(): NonNullable<ServiceParts['premiumStore']> {
  const { liveSources } = compiledContent(join(projectFolder, 'remotes', 'paris', 'content'));
  const version = 'bench';
  return {
    read: async (city, name) =>
      liveSources.has(`${city}/${name}`) ? { version, content: liveSources.get(`${city}/${name}`) } : undefined,
    versionOf: async (city) => (city === 'paris' ? version : undefined),
  };
}

/** The service as it runs, with weather alone and no limit within reach; its clock can be turned on. */
async function runService(): Promise<number> {
  const variables = {
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000000',
    LIVE_WEATHER: 'on',
    OPEN_METEO_URL: providerUrl,
  };
  const service = await createService(readConfiguration(variables), {
    clock: () => Date.now() + offset,
    premiumStore: privateFilesOfParis(),
  });
  await service.listen({ host: '127.0.0.1', port: 0 });
  return (service.server.address() as AddressInfo).port;
}

/** Streams that are written to, and nothing else: no token, no pass, no signs of life. */
async function runBare(): Promise<number> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
    response.write('retry: 5000\n\n');
    boards.push(response);
    response.on('close', () => boards.splice(boards.indexOf(response), 1));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function useOf(): BoardsUse {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { cpu: user + system, heap: heapUsed + external, resident: rss };
}

process.on('message', (question: BoardsQuestion) => {
  if (question.ask === 'turn') offset += question.milliseconds;
  if (question.ask === 'push') for (const board of boards) board.write(question.text);
  process.send?.(useOf());
});
process.on('disconnect', () => process.exit());
process.send?.({ port: await (role === 'service' ? runService() : runBare()) });
