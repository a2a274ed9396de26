/**
 * Where a browser that reads the page may draw what it has so far. Chrome reads on without a pause after a few hundredths of a
 * second, and lays out all of the rest in the same task; behind a script, also one that holds no code, it first answers and draws.
 */
export function ParserPause() {
  return <script type="text/plain" />;
}
