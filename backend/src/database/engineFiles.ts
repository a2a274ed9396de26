import type { PGliteOptions } from '@electric-sql/pglite';

/** What of the engine's file operations changes something. */
const changing = {
  node_ops: ['mknod', 'setattr', 'rename', 'unlink', 'rmdir', 'symlink'],
  stream_ops: ['write', 'setattr'],
} as const;

/** What a group and everyone else may do, of a mode's bits. */
const ofOthers = 0o077;

type Operation = (...parameters: unknown[]) => unknown;
type Operations = { readonly [Kind in keyof typeof changing]: Record<string, Operation> };

/**
 * The files of an embedded database, as its engine sees them: made for their owner alone, and changed by nobody but the holder
 * of the folder.
 * @param assure ends the process where another one holds the folder. It is asked before each change, so that a process
 *   that was frozen writes nothing over what came since; and after it, so that it acknowledges nothing that the other has not found
 */
export async function engineFiles(folder: string, assure: () => void): Promise<NonNullable<PGliteOptions['fs']>> {
  const { NodeFS } = await import('@electric-sql/pglite/nodefs');
  const files = new NodeFS(folder);
  const init = files.init.bind(files);
  files.init = async (engine, options) => {
    const { emscriptenOpts } = await init(engine, options);
    const guard = ({ NODEFS }: object & { NODEFS?: unknown }): void => guardChanges(NODEFS as Operations, assure);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [guard, ...(emscriptenOpts.preRun ?? [])] } };
  };
  return files;
}

/** Puts guarded operations in place of the engine's own. */
function guardChanges(operations: Operations, assure: () => void): void {
  for (const kind of ['node_ops', 'stream_ops'] as const) {
    for (const name of changing[kind]) {
      const operation = operations[kind][name];
      if (!operation)
        throw new Error(
          `The embedded database's engine has no operation ${kind}.${name}: it would write without looking who holds the folder`,
        );
      operations[kind][name] = (...parameters) => {
        assure();
        const result = operation(...closed(name, parameters));
        assure();
        return result;
      };
    }
  }
}

/** The parameters of an operation, without what the mode in them would give to others. */
function closed(name: string, parameters: unknown[]): unknown[] {
  if (name === 'mknod') {
    const [parent, file, mode, ...rest] = parameters;
    return [parent, file, Number(mode) & ~ofOthers, ...rest];
  }
  if (name === 'setattr') {
    const [file, attributes, ...rest] = parameters as [unknown, { mode?: number }];
    return [
      file,
      attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~ofOthers },
      ...rest,
    ];
  }
  return parameters;
}
