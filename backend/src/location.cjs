// CommonJS on purpose: `__dirname` is known in every surrounding that loads this folder (tsx and Jest alike), and in the bundled
// service, which stands in the folder beside this one.
exports.backendFolder = require('node:path').dirname(__dirname);
