const { join } = require('node:path');

/** Where the words stand that visitors of every city search by. `import.meta` would say it too, but the tests compile modules to CommonJS, which has none. */
module.exports = { searchWordsFolder: join(__dirname, '..', '..', '..', 'words') };
