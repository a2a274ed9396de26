const { createRequire } = require('node:module');
const { TestEnvironment } = require('jest-environment-jsdom');

const fromEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const { getDeclarationForElement, getResolvedValue } = fromEnvironment('jsdom/lib/jsdom/living/helpers/style-rules.js');
const { implForWrapper } = fromEnvironment('jsdom/lib/jsdom/living/generated/utils.js');

/** What queries by role ask of every element, and how jsdom finds each alone. */
const asked = {
  display: (element) => getDeclarationForElement(element).getPropertyValue('display'),
  visibility: (element) => getResolvedValue(element, 'visibility'),
  pointerEvents: (element) => getResolvedValue(element, 'pointer-events'),
};

/**
 * As jsdom's, with the same answers. It looks through all ancestors for each of fourteen properties, most of them colours, whichever
 * one is asked for, and queries by role ask for one or two of every element of a page: those are found alone, the others as before.
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
