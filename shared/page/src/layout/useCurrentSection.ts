import { useEffect, useState } from 'react';

/** The part of the window, from above and from below, at whose border a section counts as the one that is read. */
const readingLine = '-30% 0px -70% 0px';

/** The section that a reader is in; undefined above the first one. @param ids of the sections, in the order of the page */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    if (!('IntersectionObserver' in globalThis)) return undefined;
    const order = all.split(' ');
    const met = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) met.add(target.id);
          else met.delete(target.id);
        setCurrent(order.find((id) => met.has(id)));
      },
      { rootMargin: readingLine },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return ids.find((id) => id === current);
}
