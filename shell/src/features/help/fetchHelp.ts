/** All help with its screens: fetched when somebody wants it, in a chunk of its own. */
export const fetchHelp = () => import(/* webpackChunkName: "help" */ './helpViews');

export type HelpParts = Awaited<ReturnType<typeof fetchHelp>>;
