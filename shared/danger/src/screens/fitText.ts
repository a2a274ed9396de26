const smallest = 24;
const largest = 200;

/** Gives a box the largest letters with which its text neither runs over nor breaks inside a word, in pixels. */
export function fitText(box: HTMLElement): void {
  let fits = smallest;
  let tooLarge = largest;
  while (tooLarge - fits > 1) {
    const size = Math.floor((fits + tooLarge) / 2);
    box.style.fontSize = `${size}px`;
    if (box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth) fits = size;
    else tooLarge = size;
  }
  box.style.fontSize = `${fits}px`;
}
