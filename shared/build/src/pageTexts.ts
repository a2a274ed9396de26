import { overviewOpening, type CompiledContent, type CompiledScreen } from '@odysseus/guide/content';

const known = new WeakMap<CompiledContent, ReadonlyMap<string, string>>();
/** A screen that an edit has left as it was is the same object. */
const written = new WeakMap<CompiledScreen, string>();

/** Screens as their pages show them, each as JSON by the absolute path of its file; written once for each state of the content. */
export function pageTexts(content: CompiledContent): ReadonlyMap<string, string> {
  const before = known.get(content);
  if (before) return before;
  const texts = new Map([...content.pageScreens].map(([file, screen]) => [file, textOf(screen)]));
  known.set(content, texts);
  return texts;
}

function textOf(screen: CompiledScreen): string {
  const text = written.get(screen) ?? JSON.stringify(told(screen));
  written.set(screen, text);
  return text;
}

/** An overview comes with what its top tells of it, as it does where the top is all that is fetched. */
const told = (screen: CompiledScreen): object =>
  screen.kind === 'overview' ? { ...screen, ...overviewOpening(screen) } : screen;
