'use strict';
/**
 * Renders pages from the bundles of the shell and of one part, in a process of its own (Renderer.ts starts it): without files,
 * environment, keys or other processes. It is handed sources and data on its input, a line of JSON each, and answers in kind.
 * `node:vm` is no boundary, so nothing else of the project may be in here.
 */
const { createInterface } = require('node:readline');
const { runInThisContext } = require('node:vm');
const { Console } = require('node:console');

/** What libraries ask of Node while they render. */
const builtins = new Set(['async_hooks', 'buffer', 'crypto', 'stream', 'util']);

// What the answers go out by belongs to them alone.
const answer = process.stdout.write.bind(process.stdout);
globalThis.console = new Console(process.stderr, process.stderr);

// Whoever starts this process belongs to the same user: it would take any signal from here.
for (const name of ['kill', '_kill', '_debugProcess']) delete process[name];

function builtin(name) {
  if (builtins.has(name)) return require(`node:${name}`);
  throw new Error(`${name} is asked for while pages are rendered, where there is none: load it in an effect.`);
}

function evaluate({ name, text }, take) {
  const module = { exports: {} };
  runInThisContext(`(function (exports, require, module) {${text}\n})`, { filename: name })(
    module.exports,
    take,
    module,
  );
  return module.exports;
}

let shell;
let design;
let table;

function fromShell(name) {
  if (name === '@odysseus/ui' && design) return design;
  if (name in shell.libraries) return shell.libraries[name];
  throw new Error(`${name} is asked for while pages are rendered, which the shell does not bring.`);
}

const calls = {
  shell(source) {
    shell = evaluate(source, builtin);
    if (typeof shell.prerender !== 'function' || typeof shell.libraries !== 'object')
      throw new Error('It is no bundle of a shell that can prerender. Build it again with npm run build.');
    return { designVersion: shell.designVersion };
  },
  design(source) {
    design = evaluate(source, fromShell);
  },
  table(source) {
    table = evaluate(source, fromShell);
  },
  page({ path, boot }) {
    return shell.prerender({ path, boot, ...(table === undefined ? {} : { table }) });
  },
};

async function handle(line) {
  const { id, call, value } = JSON.parse(line);
  try {
    answer(`${JSON.stringify({ id, value: (await calls[call](value)) ?? null })}\n`);
  } catch (cause) {
    answer(`${JSON.stringify({ id, error: cause instanceof Error ? cause.message : String(cause) })}\n`);
  }
}

createInterface({ input: process.stdin }).on('line', (line) => void handle(line));
