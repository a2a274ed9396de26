import { Component, lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { metroCopy } from './copy';
import type { SchematicProps } from './Schematic';
import { Place, Waiting } from './SchematicFrame.styles';

const Schematic = lazy(() => import('./Schematic'));

/** How far below the window the drawing begins to be made. */
const nearby = '600px';

/** Keeps the drawing's place until a reader comes near, then brings it. Without it nothing is missing: the list below says the same. */
export function SchematicFrame(props: SchematicProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || near || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear((already) => already || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: nearby },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return (
    <Place ref={place}>
      {near ? (
        <WithoutDrawing>
          <Suspense fallback={<Waiting>{metroCopy.map.loading}</Waiting>}>
            <Schematic {...props} />
          </Suspense>
        </WithoutDrawing>
      ) : (
        <Waiting>{metroCopy.map.waiting}</Waiting>
      )}
    </Place>
  );
}

/** A drawing whose code can't be fetched must not take the planner with it. */
class WithoutDrawing extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override render(): ReactNode {
    return this.state.failed ? <Waiting>{metroCopy.map.failed}</Waiting> : this.props.children;
  }
}
