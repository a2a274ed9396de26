interface PageSources {
  /** Rejects where the network is away. */
  readonly network: () => Promise<Response>;
  readonly kept: () => Promise<Response | undefined>;
  /** The page for an address that is neither to be had nor kept. */
  readonly offline: () => Promise<Response>;
  /** How long the network may take before the kept page is shown, if there is one, in milliseconds. */
  readonly patience: number;
}

/** Answers a page: from the network; where that is away, answers with a fault of its own, or hangs, from what is kept. */
export async function answerPage({ network, kept, offline, patience }: PageSources): Promise<Response> {
  const asked = network().then(
    (response) => ({ response }),
    () => ({ response: undefined }),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), patience);
  });
  const first = await Promise.race([asked, late]);
  clearTimeout(timer);
  if (first === 'late') {
    const copy = await kept();
    if (copy) return copy;
  }
  const { response } = first === 'late' ? await asked : first;
  // What the server says of an address stands, even if it says that there is nothing.
  if (response && response.status < 500) return response;
  return (await kept()) ?? response ?? offline();
}
