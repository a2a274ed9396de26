/** The remotes that the bench's stock host names; written by the bench. */
declare module 'stock-remotes' {
  const remotes: Readonly<Record<string, () => Promise<import('@odysseus/runtime').RoutesModule>>>;
  export default remotes;
}
