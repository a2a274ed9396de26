/** Marks a form whose fields count as soon as they are changed: nothing in it would be lost. */
const savedAtOnce = 'data-saved-at-once';

/**
 * Whether a form field below holds something that the visitor has put there. It sees what the browser sees; a screen that
 * controls its fields by state says so itself, with `useUnsaved`.
 */
export function hasUnsavedField(root: ParentNode): boolean {
  return [...root.querySelectorAll('input, textarea, select')].some(
    (field) => field.closest(`[${savedAtOnce}]`) === null && isChanged(field),
  );
}

const withoutContent = ['hidden', 'submit', 'reset', 'button', 'image'];

function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    // Without a default of its own a list begins with its first entry.
    const standard = options.some(({ defaultSelected }) => defaultSelected) ? undefined : field.multiple ? -1 : 0;
    return standard === undefined
      ? options.some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : field.selectedIndex > standard;
  }
  if (!(field instanceof HTMLInputElement) || withoutContent.includes(field.type)) return false;
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}
