/** TypeScript's compiler, once it is needed. As an import, its nine megabytes would be searched for exports at each start. */
function typescript() {
  return require('typescript');
}

module.exports = { typescript };
