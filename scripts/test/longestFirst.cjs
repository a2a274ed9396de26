const { join } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

const slow = [join(__dirname, '..'), join(__dirname, '..', '..', 'backend', 'src', 'main.test.ts')];

/** Where nothing was timed yet: tests that start whole sites go first, so that none of them is left for the end. */
module.exports = class LongestFirst extends Sequencer {
  async sort(tests) {
    const rank = ({ path, duration }) => (duration === undefined && slow.some((place) => path.startsWith(place)) ? 0 : 1);
    return [...(await super.sort(tests))].sort((a, b) => rank(a) - rank(b));
  }
};
