import { earlyActionsKey, heldAttribute, menuCloseAttribute, type EarlyActions } from '@odysseus/contract';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Ends the keeping of what is done on a page that is not alive: from here on React answers, part by part of the page.
 * @returns does again what was kept, once; for the moment when the page is alive
 */
export function takeEarlyActions(window: Window): () => void {
  for (const type of ['click', 'input', 'change']) window.addEventListener(type, keepChange, true);
  const early = (window as unknown as Record<string, EarlyActions | undefined>)[earlyActionsKey];
  if (!early) return () => undefined;
  early.stop();
  // React would miss it in what it renders itself.
  for (const { element } of early) element.removeAttribute(heldAttribute);
  const kept = early.splice(0).map(({ element, type, answered = false }) => ({
    type,
    answered,
    element,
    value: valueOf(element),
    seen: expansionOf(element),
    find: finderOf(element),
  }));
  // Who presses again because nothing happens wants it once; of a field its last value counts.
  const last = new Map(kept.map(({ element }, index) => [element, index]));
  const answer = kept.map(({ answered }) => answered).lastIndexOf(true);
  const actions = kept.filter(
    (action, index) =>
      last.get(action.element) === index &&
      // The menu stands as the last press on it left it; of one that was closed again there is nothing to tell.
      (!action.answered || (index === answer && !action.element.hasAttribute(menuCloseAttribute))),
  );
  const repeatNext = (): void => {
    const action = actions.shift();
    if (!action) return;
    // In a task of its own each: what is not alive yet can come to life by it, and what one changes is drawn before the next.
    setTimeout(() => {
      const element = action.find();
      if (element && action.type === 'input') enter(element as Field, action.value);
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

const valueOf = (element: Element): string | boolean => {
  if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio'))
    return element.checked;
  return (element as Field).value;
};

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
function enter(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    // The press turns it round, and is what React listens to.
    (field as HTMLInputElement).checked = !value;
    field.click();
    return;
  }
  renew(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Keeps what is changed in a field whose part of the page is not alive yet. React brings that part to life before it looks at the
 * change, and by then has often drawn it anew and set the field back, or takes the new value for the one that was always there.
 */
function keepChange({ type, target }: Event): void {
  if (!(target instanceof Element) || !target.matches('#root :is(input,select,textarea)')) return;
  const field = target as Field;
  const value = valueOf(field);
  // A press into a text changes nothing.
  if (type === 'click' && typeof value === 'string') return;
  const isKnown = Object.hasOwn(field, propertyOf(value));
  // React brings a part to life at any event of a visitor's; this one means nothing else here.
  field.dispatchEvent(new Event('reset', { bubbles: true }));
  if (!isKnown || valueOf(field) !== value) renew(field, value);
}

/** Has React find a field's value to be another than the one that it knows. */
function renew(field: Field, value: string | boolean): void {
  const other = typeof value === 'boolean' ? !value : field instanceof HTMLSelectElement ? '' : `${value} `;
  // React knows what it was told by the field's own property, and not what the prototype's sets.
  Reflect.set(field, propertyOf(value), other);
  Reflect.set(Object.getPrototypeOf(field) as Field, propertyOf(value), value, field);
}

const propertyOf = (value: string | boolean): string => (typeof value === 'boolean' ? 'checked' : 'value');
