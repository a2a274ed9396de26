/** This folder. `import.meta` would say it too, but the tests compile modules to CommonJS, which has none. */
module.exports = { buildFolder: __dirname };
