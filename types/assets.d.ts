declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
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
/** A public overview's content file, validated and compiled by the build (see shared/build/src/contentLoader.ts). */
declare module '*overview.yaml' {
  const content: import('@odysseus/guide').PicturedOverview;
  export default content;
}
