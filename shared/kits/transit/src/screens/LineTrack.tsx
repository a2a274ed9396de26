import { Track } from './LineTrack.styles';

/** The line itself beside its stations, as tall as its parent, which is positioned. SVG for the reason that `LineBullet` gives. */
export function LineTrack({ colour }: { readonly colour: string }) {
  return (
    <Track aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </Track>
  );
}
