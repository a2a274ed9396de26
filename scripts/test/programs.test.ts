import { constants } from 'node:os';
import { startPrograms } from './programs';

const node = process.execPath;

it('prints each line under its step, whichever way it came, and gives the exit code', async () => {
  const lines: string[] = [];
  const programs = startPrograms((line) => lines.push(line));
  const code = await programs.run(
    'unit',
    node,
    ['-e', 'console.log("one\\ntwo"); console.error(process.env.WORD); process.exitCode = 3'],
    { environment: { WORD: 'three' } },
  );
  expect(code).toBe(3);
  expect(lines.sort()).toEqual(['unit    │ one', 'unit    │ three', 'unit    │ two']);
});

it('has one that gives way take less of a core than the others', async () => {
  const lines: string[] = [];
  const programs = startPrograms((line) => lines.push(line));
  const priority = ['-e', 'console.log(os.getPriority())'];
  await programs.run('usual', node, priority);
  await programs.run('less', node, priority, { givesWay: true });
  const [usual = NaN, less] = lines.map((line) => Number(line.split('│')[1]));
  expect(less).toBe(Math.min(usual + 5, constants.priority.PRIORITY_LOW));
});

it('reads what a program writes, and throws its complaints', async () => {
  const programs = startPrograms(() => undefined);
  expect(await programs.read(node, ['-e', 'console.log("[1]")'])).toBe('[1]\n');
  await expect(programs.read(node, ['-e', 'console.error("No such file"); process.exit(2)'])).rejects.toThrow(
    'No such file',
  );
});

it('ends all programs with what they have started, and starts none after that', async () => {
  const lines: string[] = [];
  const programs = startPrograms((line) => lines.push(line));
  const forever = 'console.log("started"); setInterval(() => undefined, 1000)';
  // What is started in turn holds the same output open: that has ended only when both have.
  const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(forever)}], { stdio: 'inherit' }); setInterval(() => undefined, 1000)`;
  const ended = programs.run('unit', node, ['-e', parent]);
  while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  programs.end();
  expect(await ended).not.toBe(0);
  expect(await programs.run('unit', node, ['-e', forever])).toBe(1);
});
