declare module '*.css';
declare module '*.avif' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
/** All help in danger, validated and compiled by the build. */
declare module '@odysseus/danger/books' {
  const help: import('@odysseus/danger').AllHelp;
  export default help;
}
/** A public overview's content file, validated and compiled by the build (see shared/build/src/contentLoader.ts). */
declare module '*overview.yaml' {
  const content: import('@odysseus/guide').PicturedOverview;
  export default content;
}
/** What a screen says until it is written. */
declare module '*preparation.yaml' {
  const content: import('@odysseus/guide').CompiledPreparation;
  export default content;
}
/** A landing page's content file. */
declare module '*explore.yaml' {
  const content: import('@odysseus/guide').PicturedLanding;
  export default content;
}
declare module '*explore-days.yaml' {
  const content: import('@odysseus/guide').PicturedLanding;
  export default content;
}
/** A city's passes and tickets. */
declare module '*passes.yaml' {
  const content: import('@odysseus/guide').CompiledPasses;
  export default content;
}
/** A metro screen together with its network. */
declare module '*metro.yaml' {
  const content: import('@odysseus/guide').CompiledMetro;
  export default content;
}
/** A city's map. */
declare module '*map.yaml' {
  const content: import('@odysseus/guide').DrawnMap;
  export default content;
}
/** Every other public screen is a list of places and blocks. */
declare module '*.yaml' {
  const content: import('@odysseus/guide').PicturedPlaceList;
  export default content;
}
/** A remote's route table, which the build makes of its content (see shared/build/src/remoteModules.ts). */
declare module '@odysseus/*/routes' {
  const routes: import('@odysseus/runtime').RoutesModule['default'];
  export default routes;
}
