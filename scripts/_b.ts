import { compile, readPart, remoteConfiguration } from '@odysseus/build';
const part = readPart('/work/main/remotes/paris');
const stats = await compile(remoteConfiguration({ part, outputFolder: '/tmp/an' }));
const j = stats.toJson({ all: false, chunks: true, chunkOrigins: true, ids: true });
for (const c of j.chunks!) console.log(c.id, c.names, c.files, c.size, c.origins?.map((o) => o.request+'|'+o.moduleName));
