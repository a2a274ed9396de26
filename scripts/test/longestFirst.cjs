const { join } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

const project = join(__dirname, '..', '..');
const slow = [
  'scripts',
  'backend/src/main.test.ts',
  'backend/src/serve.test.ts',
  'backend/src/releases/tampering.test.ts',
  'backend/src/database/frozenHolder.test.ts',
  'backend/src/events/sweepEvents.test.ts',
  'shared/release/src/commit.test.ts',
].map((place) => join(project, place));

/** Where nothing was timed yet: tests that start whole sites, or try what happens dozens of times, go first, so that none of them is left for the end. */
module.exports = class LongestFirst extends Sequencer {
  async sort(tests) {
    const rank = ({ path, duration }) =>
      duration === undefined && slow.some((place) => path.startsWith(place)) ? 0 : 1;
    return [...(await super.sort(tests))].sort((a, b) => rank(a) - rank(b));
  }
};
