// Ends a program quietly when whoever reads its output has read enough: `npm run --silent content -- export paris | head`.
process.stdout.on('error', (cause) => {
  if (cause.code !== 'EPIPE') throw cause;
  process.exit(0);
});
