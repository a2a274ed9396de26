const { join } = require('node:path');

/** The folder of the help's content. `import.meta` would say it too, but the tests compile modules to CommonJS, which has none. */
module.exports = { helpFolder: join(__dirname, '..', '..', 'content') };
