const { createRequire } = require('node:module');
const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom's own, so that what is found here is what it finds.
const jsdom = (file) => createRequire(require.resolve('jest-environment-jsdom'))(`jsdom/lib/jsdom/${file}`);
const { matchesDontThrow } = jsdom('living/helpers/selectors.js');
const { implForWrapper } = jsdom('living/generated/utils.js');
const { parse } = createRequire(require.resolve('jsdom'))('rrweb-cssom');
const ofBrowser = parse(jsdom('browser/default-stylesheet.js'));

/** What was found of each element, as long as jsdom's own notes of a document hold: it begins them anew whenever something changes. */
const known = new WeakMap();

/** What sheets and the element itself say of one property, the last of them; jsdom asks every rule for all properties at once. */
function declared(element, property) {
  const document = element._ownerDocument;
  const notes = (document._styleCache ??= new WeakMap());
  const found = known.get(notes) ?? new Map();
  known.set(notes, found);
  const ofProperty = found.get(property) ?? new WeakMap();
  found.set(property, ofProperty);
  const before = ofProperty.get(element);
  if (before !== undefined) return before;
  let said = '';
  const hear = (rules) => {
    for (const { style, selectorText } of rules) {
      const value = style?.getPropertyValue(property);
      if (value && matchesDontThrow(element, selectorText)) said = value === 'unset' ? '' : value;
    }
  };
  for (const { cssRules } of [ofBrowser, ...document.styleSheets._list])
    for (const rule of cssRules)
      if (!rule.media) hear([rule]);
      else if (Array.prototype.includes.call(rule.media, 'screen')) hear(rule.cssRules);
  const own = element.style?.getPropertyValue(property);
  if (own) said = own === 'unset' ? '' : own;
  ofProperty.set(element, said);
  return said;
}

function inherited(element, property, initial) {
  for (let at = element; at; at = at.parentElement) {
    const said = declared(at, property);
    if (said !== '') return said;
  }
  return initial;
}

/** What queries by role ask of every element. */
const asked = {
  display: (element) => declared(element, 'display'),
  visibility: (element) => inherited(element, 'visibility', 'visible'),
  pointerEvents: (element) => inherited(element, 'pointer-events', 'auto'),
};

/**
 * As jsdom's, with the same answers. It looks at every rule, and through all ancestors for each of fourteen properties, most of
 * them colours, whichever one is asked for. Those that queries by role ask for are found alone, the others as before.
 */
function getComputedStyleOf(window) {
  const whole = window.getComputedStyle;
  return function getComputedStyle(element, pseudoElement) {
    const found = implForWrapper(element);
    if (!found || pseudoElement) return whole.call(window, element, pseudoElement);
    let style;
    const all = () => (style ??= whole.call(window, element));
    const one = (name) => (Object.hasOwn(asked, name) ? asked[name](found) : undefined);
    return new Proxy(Object.create(null), {
      get(_target, name) {
        if (name === 'getPropertyValue')
          return (property) => one(property === 'pointer-events' ? 'pointerEvents' : property) ?? all()[name](property);
        const value = one(name) ?? all()[name];
        return typeof value === 'function' ? value.bind(all()) : value;
      },
      set: (_target, name, value) => Reflect.set(all(), name, value),
      has: (_target, name) => name in all(),
      getPrototypeOf: () => Object.getPrototypeOf(all()),
    });
  };
}

/** jsdom with the parts of the web platform that it lacks, lent by Node. */
module.exports = class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.getComputedStyle = getComputedStyleOf(this.global);
    for (const name of [
      'TextEncoder',
      'TextDecoder',
      'fetch',
      'Headers',
      'Request',
      'Response',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'Uint8Array',
      'structuredClone',
      'BroadcastChannel',
    ]) {
      this.global[name] = globalThis[name];
    }
  }
};
