/** Brings a part that was unfolded to the top of the window or dialog, where what it holds would stand below it: nobody in danger looks for steps. */
export function bringIntoView(part: HTMLDetailsElement): void {
  const bottom = part.closest('dialog')?.getBoundingClientRect().bottom ?? window.innerHeight;
  if (part.open && part.getBoundingClientRect().bottom > bottom) part.scrollIntoView();
}
