import { earlyActionsKey, heldAttribute, menuCloseAttribute, type EarlyActions } from '@odysseus/contract';

/**
 * Ends the keeping of what is done on a page that is not alive: from here on React answers, part by part of the page.
 * @returns does again what was kept, once; for the moment when the page is alive
 */
export function takeEarlyActions(window: Window): () => void {
  for (const type of ['change', 'click', 'input']) window.addEventListener(type, keepChange, true);
  const early = (window as unknown as Record<string, EarlyActions | undefined>)[earlyActionsKey];
  if (!early) return () => undefined;
  early.stop();
  const kept = early.splice(0).map(({ element, type, answered }) => {
    // React would miss it in what it renders itself.
    element.removeAttribute(heldAttribute);
    return {
      type,
      answered,
      element,
      value: (element as HTMLInputElement)[propertyOf(element)],
      seen: expansionOf(element),
      find: finderOf(element),
    };
  });
  const actions = kept.filter(
    ({ element, answered }, index) =>
      // Who presses again because nothing happens wants it once; of a field its last value counts.
      kept.findLastIndex((other) => other.element === element) === index &&
      // The menu stands as the last press on it left it; of one that was closed again there is nothing to tell.
      (!answered ||
        (kept.findLastIndex((other) => other.answered) === index && !element.hasAttribute(menuCloseAttribute))),
  );
  const repeatNext = (): void => {
    const action = actions.shift();
    if (!action) return;
    // In a task of its own each: what is not alive yet can come to life by it, and what one changes is drawn before the next.
    setTimeout(() => {
      const element = action.find();
      if (element && action.type === 'input') enter(element, action.value);
      // Who pressed to open what has opened by itself since has what they wanted.
      if (element && action.type === 'click' && (action.answered || expansionOf(element) === action.seen))
        element.click();
      repeatNext();
    });
  };
  return repeatNext;
}

/** Whether what a button opens is open; null where it opens nothing. */
const expansionOf = (element: Element): string | null => element.getAttribute('aria-expanded');

/** The element itself, or the one of the same name that stands there where the page was drawn anew. */
function finderOf(element: Element): () => HTMLElement | undefined {
  const alike = () =>
    [...document.querySelectorAll<HTMLElement>(`#root ${element.tagName}`)].filter((other) => nameOf(other) === name);
  const name = nameOf(element);
  const place = alike().indexOf(element as HTMLElement);
  return () => (element.isConnected ? (element as HTMLElement) : alike()[place]);
}

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name')) ?? '';

/** Gives a field a value as a person does. */
function enter(field: HTMLElement, value: string | boolean): void {
  renew(field, value);
  if (typeof value === 'boolean') {
    // The press turns it round, and is what React listens to.
    (field as HTMLInputElement).checked = !value;
    field.click();
  } else field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Keeps what is changed in a field whose part of the page is not alive yet. React brings that part to life before it looks at the
 * change, and by then has often drawn it anew and set the field back, or takes the new value for the one that was always there.
 */
function keepChange({ type, target }: Event): void {
  const field = target as HTMLInputElement;
  const property = propertyOf(field);
  // A press changes nothing but what is ticked.
  if (!(property in field) || (type === 'click' && property === 'value')) return;
  const value = field[property];
  const isKnown = Object.hasOwn(field, property);
  // React brings a part to life at any event of a visitor's; this one means nothing else here.
  field.dispatchEvent(new Event('reset', { bubbles: true }));
  if (!isKnown || field[property] !== value) renew(field, value);
}

/** Has React find the value of a field to be another than the one that it knows. */
function renew(field: HTMLElement, value: string | boolean): void {
  const property = propertyOf(field);
  // React knows what it was told by the field's own property, and not what the prototype's sets.
  Reflect.set(field, property, value !== true && `${value} `);
  Reflect.set(Object.getPrototypeOf(field) as HTMLElement, property, value, field);
}

/** What a person changes of a field. */
const propertyOf = (element: Partial<HTMLInputElement>): 'checked' | 'value' =>
  element.type === 'checkbox' || element.type === 'radio' ? 'checked' : 'value';
