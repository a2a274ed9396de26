const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the parts of the web platform that it lacks, lent by Node. */
module.exports = class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
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
