/** Names of the files of a part's Node bundle. */
export const serverFiles = {
  shell: 'shell.cjs',
  routes: 'routes.cjs',
  design: (version: string) => `design-${version}.cjs`,
} as const;
