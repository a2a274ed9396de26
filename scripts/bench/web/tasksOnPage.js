// In the page, before its own scripts: what its tasks last, in milliseconds, and a fixed amount of work beside which they are measured.
globalThis.tasks = {
  /** The quickest of five runs. */
  loop() {
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      let sum = 0;
      for (let step = 0; step < 1_000_000; step += 1) sum += Math.sqrt(step) % 7;
      return sum < 0 ? Infinity : performance.now() - start;
    });
    return Math.min(...times);
  },
  /** Start and duration of each task of 50 ms and more, from the page's first on. */
  seen: [],
  from: 0,
  observe() {
    if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
    this.observer = new PerformanceObserver((list) => this.note(list.getEntries()));
    this.observer.observe({ type: 'longtask', buffered: true });
  },
  note(entries) {
    for (const { startTime, duration } of entries) this.seen.push({ startTime, duration });
  },
  /** From here on tasks count. @throws {Error} in a browser that tells of none */
  watch() {
    if (!this.observer)
      throw new Error(
        'This browser tells of no long tasks: its PerformanceObserver has no entries of the type "longtask".',
      );
    this.from = performance.now();
  },
  /** The longest task since it was watched, until the page was left; what is shorter than 50 ms is none. */
  longest() {
    this.note(this.observer.takeRecords());
    const own = this.seen.filter(({ startTime }) => startTime >= this.from && startTime < this.left);
    return Math.max(0, ...own.map(({ duration }) => duration));
  },
  left: Infinity,
  /** Until another page is drawn in place of this one: what that one does from then on is no task of this one's. */
  untilLeft() {
    const heading = document.querySelector('main h1');
    return new Promise((done) => {
      const look = () => {
        if (heading.isConnected) requestAnimationFrame(look);
        else
          requestAnimationFrame(() =>
            setTimeout(() => {
              this.left = performance.now();
              done();
            }),
          );
      };
      look();
    });
  },
  /** Until nothing has kept or changed the page for half a second: what comes a card to a frame is there by then. */
  untilIdle: () =>
    new Promise((done) => {
      let last = performance.now();
      const note = () => {
        last = performance.now();
      };
      const watch = new PerformanceObserver(note);
      watch.observe({ type: 'longtask' });
      const changes = new MutationObserver(note);
      changes.observe(document.body, { attributes: true, childList: true, subtree: true });
      const look = setInterval(() => {
        if (performance.now() - last < 500) return;
        clearInterval(look);
        watch.disconnect();
        changes.disconnect();
        done();
      }, 50);
    }),
  /** @throws {Error} where there is nothing to press, or it does not answer yet */
  press(selector, index) {
    const found = document.querySelectorAll(selector);
    const element = found[index];
    if (!element)
      throw new Error(`Nothing to press: of "${selector}" there are ${found.length} on ${location.pathname}.`);
    if (!Object.keys(element).some((key) => key.startsWith('__reactProps')))
      throw new Error(`"${selector}" on ${location.pathname} is not alive: what is pressed there is only kept.`);
    // In a task of its own, as a visitor's press is.
    setTimeout(() => element.click());
  },
  /** @throws {Error} where there is no such choice */
  choose(selector, value) {
    const select = document.querySelector(selector);
    if (!select || ![...select.options].some((option) => option.value === value))
      throw new Error(`Nothing to choose: "${selector}" offers no "${value}" on ${location.pathname}.`);
    setTimeout(() => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  },
  alive: () => Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps')),
  /** Asked within the page: its policy forbids what a test runner would evaluate again and again. */
  untilAlive() {
    return new Promise((done) => {
      const look = () => (this.alive() ? done() : setTimeout(look, 100));
      look();
    });
  },
  unfold() {
    for (const folded of document.querySelectorAll('main details:has(> [data-cards])')) folded.setAttribute('open', '');
  },
};
globalThis.tasks.observe();
