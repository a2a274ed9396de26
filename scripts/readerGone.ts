// Imported by programs that print data: ends them quietly when whoever reads has read enough, as in `npm run --silent content -- export paris | head`.
process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code !== 'EPIPE') throw cause;
  process.exit(0);
});
