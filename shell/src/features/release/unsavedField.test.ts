import { hasUnsavedField } from './unsavedField';

const page = (html: string): HTMLElement => Object.assign(document.createElement('main'), { innerHTML: html });

describe('hasUnsavedField', () => {
  it.each([
    ['a field with its default', '<input value="Ana"><textarea>words</textarea>'],
    ['a list at its first entry', '<select><option>1</option><option>2</option></select>'],
    ['a list at its default', '<select><option>1</option><option selected>2</option></select>'],
    ['boxes as they came', '<input type="checkbox" checked><input type="radio">'],
    ['no field at all', '<h1>Paris</h1>'],
  ])('sees nothing in %s', (_name, html) => expect(hasUnsavedField(page(html))).toBe(false));

  it.each<[string, string, (field: HTMLElement) => void]>([
    ['typed text', '<input value="Ana">', (field) => void ((field as HTMLInputElement).value = 'Anna')],
    ['emptied text', '<textarea>words</textarea>', (field) => void ((field as HTMLTextAreaElement).value = '')],
    ['a ticked box', '<input type="checkbox">', (field) => void ((field as HTMLInputElement).checked = true)],
    [
      'a chosen entry',
      '<select><option>1</option><option>2</option></select>',
      (field) => void ((field as HTMLSelectElement).selectedIndex = 1),
    ],
  ])('sees %s', (_name, html, change) => {
    const main = page(html);
    const field = main.firstElementChild;
    if (!(field instanceof HTMLElement)) throw new Error('the page has a field');
    change(field);
    expect(hasUnsavedField(main)).toBe(true);
  });

  it('leaves alone what is not to be typed into, and what counts at once', () => {
    const main = page('<input type="hidden"><form data-saved-at-once=""><input type="radio"></form>');
    for (const field of main.querySelectorAll('input')) Object.assign(field, { value: 'changed', checked: true });
    expect(hasUnsavedField(main)).toBe(false);
  });
});
