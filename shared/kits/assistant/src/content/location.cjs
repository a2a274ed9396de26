const { join } = require('node:path');

/** Where the cities and sights stand that the assistants of others know. `import.meta` would say it too, but the tests compile modules to CommonJS, which has none. */
module.exports = { elsewhereFolder: join(__dirname, '..', '..', 'content') };
