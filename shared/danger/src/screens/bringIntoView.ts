/** Brings a part that was unfolded to the top of the window, where what it holds would stand below it: nobody in danger looks for steps. */
export function bringIntoView(part: HTMLDetailsElement): void {
  if (part.open && part.getBoundingClientRect().bottom > window.innerHeight) part.scrollIntoView();
}
