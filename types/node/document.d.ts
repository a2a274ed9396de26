/** What the contract names of a browser's document. Builds and the service hold no such thing, and never look into it. */
interface Element extends EventTarget {
  readonly nodeType: 1;
}
