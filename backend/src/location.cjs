// CommonJS on purpose: `__dirname` is known in every surrounding that loads this folder (tsx and Jest alike).
exports.backendFolder = require('node:path').dirname(__dirname);
