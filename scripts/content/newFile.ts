import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { CivilDate } from '@odysseus/contract/time';
import { compileContent } from '@odysseus/guide/content';
import { CompilerMemory, ContentError } from '@odysseus/model/content';
import { cityFolder } from './cityFolder';
import { placeDraft, placeQuestions } from './newPlace';
import { questionsOfScreen, screenDraft, screenQuestions } from './newScreen';
import { answersTo, UnansweredError, type Ask, type Question } from './questions';

/** What can be begun, with what it asks. */
export const newFiles: Readonly<Record<'place' | 'screen', readonly Question[]>> = {
  place: placeQuestions,
  screen: screenQuestions,
};

interface Request {
  readonly what: keyof typeof newFiles;
  readonly city: string;
  readonly options: Readonly<Record<string, string | undefined>>;
  /** Asks whoever sits there; undefined where nobody does. */
  readonly ask: Ask | undefined;
  /** Folder that holds `remotes/`. */
  readonly root: string;
  readonly today: CivilDate;
  /** Of the last compilation of the remote's content, for whoever begins several files. */
  readonly memory?: CompilerMemory;
}

/**
 * Begins a place or a screen. What the compiler refuses is not left behind.
 * @returns the path of the file, from the root
 * @throws {UnansweredError | ContentError} with what is wrong
 */
export async function writeNewFile({
  what,
  city,
  options,
  ask,
  root,
  today,
  memory = new CompilerMemory(),
}: Request): Promise<string> {
  const place = cityFolder(root, city);
  if (!place) throw new UnansweredError(`No remote has content of a city "${city}". Use the key of its city.yaml.`);
  const content = compileContent(place.content, root, today, memory);
  const questions = what === 'place' ? placeQuestions : questionsOfScreen(place, content);
  const answers = await answersTo(questions, options, ask);
  const { file, text, mayExist } =
    what === 'place' ? placeDraft(answers, place) : screenDraft(answers, place, content, today);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (before !== undefined && !mayExist) throw new UnansweredError(`${relative(root, file)} is there already.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  try {
    compileContent(place.content, root, today, memory);
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    if (before === undefined) removed(file);
    else writeFileSync(file, before);
    const again = Object.entries(answers).map(([name, answer]) => `--${name}=${JSON.stringify(answer)}`);
    throw new UnansweredError(
      `Nothing was written:\n${cause.message}\nCorrect and run: npm run content -- new ${what} ${city} ${again.join(' ')}`,
      { cause },
    );
  }
  return relative(root, file);
}

/** Takes a file away, and its folder where nothing else lies in it. */
function removed(file: string): void {
  rmSync(file);
  if (readdirSync(dirname(file)).length === 0) rmdirSync(dirname(file));
}
