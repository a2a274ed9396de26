import { useLocation } from '@odysseus/runtime';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useRelease, useServices } from '../../services/page';
import { KeepCityCard } from './KeepCityCard';
import { Place } from './Offline.styles';
import { startWorker, type KeepingWorker } from './keepingWorker';
import { useCityKeeping } from './useCityKeeping';
import { useSeenPages } from './useSeenPages';

/** Keeps what is read for days without a network, and offers to keep a whole destination. */
export default function Offline() {
  const [worker, setWorker] = useState<KeepingWorker>();
  useEffect(() => void startWorker().then(setWorker), []);
  useSeenPages(worker);
  return worker ? <CityOfPage worker={worker} /> : null;
}

/** The destination that the page belongs to; it is kept as a whole, as it is released. */
function CityOfPage({ worker }: { readonly worker: KeepingWorker }) {
  const { pathname } = useLocation();
  const { find, destinations } = useRelease();
  const preview = useServices().release.preview();
  const remote = find(pathname)?.remote;
  const areas =
    destinations.find(({ name }) => name === remote)?.areas.filter(({ parent }) => parent === undefined) ?? [];
  const [first] = [...areas].sort((a, b) => a.order - b.order);
  return remote && first && !preview ? (
    <CityCard worker={worker} remote={remote} city={first.text} moment={pathname} />
  ) : null;
}

function CityCard({
  worker,
  remote,
  city,
  moment,
}: {
  readonly worker: KeepingWorker;
  readonly remote: string;
  readonly city: string;
  readonly moment: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const { keeping, keep, cancel, remove } = useCityKeeping(worker, remote, near, moment);
  return (
    <Place ref={place}>
      <KeepCityCard city={city} keeping={keeping} onKeep={keep} onCancel={cancel} onRemove={remove} />
    </Place>
  );
}

/** Whether an element has come near the window: what it needs to know is asked for then. */
function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '400px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return near;
}
