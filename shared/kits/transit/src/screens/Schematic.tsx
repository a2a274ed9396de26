import type { LatLng } from '@odysseus/model';
import { LineBullet } from '@odysseus/page';
import { Button, Icon } from '@odysseus/ui';
import { memo, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { metroCopy } from './copy';
import { linesByStation, type CompiledNetwork } from '../logic/network';
import type { Journey } from '../logic/planner';
import { linePaths, placeLabels, schematicLayout, type SchematicLayout } from './schematicLayout';
import { usePanZoom, type View } from './usePanZoom';
import * as S from './Schematic.styles';

export interface SchematicProps {
  readonly network: CompiledNetwork;
  /** The middle of the city. */
  readonly centre: LatLng;
  readonly journey: Journey | undefined;
  readonly onChoose: (end: 'from' | 'to', station: number) => void;
}

/** Pixels within which a tap finds a station. */
const reach = 24;

/** The lines drawn by the stations' coordinates. Whatever it shows is also said in words by the list of lines. */
export default function Schematic({ network, centre, journey, onChoose }: SchematicProps) {
  const svg = useRef<SVGSVGElement>(null);
  const layout = useMemo(() => schematicLayout(network, centre), [network, centre]);
  const calling = useMemo(() => linesByStation(network), [network]);
  const [tapped, setTapped] = useState<number>();
  const pixels = useSize(svg, layout.width, layout.height);
  const whole = useMemo(() => framed(layout, pixels.width / pixels.height), [layout, pixels]);
  const { view, scale, zoom, fit, reset, handlers } = usePanZoom(svg, whole, (x, y) =>
    setTapped(nearest(layout, x, y, (reach * view.width) / pixels.width)),
  );
  const unit = view.width / pixels.width;
  useEffect(() => {
    if (journey) fit(boxOf(journey, layout));
  }, [journey, layout, fit]);
  const { map } = metroCopy;
  return (
    <S.Parts>
      <S.Frame>
        <S.Sheet
          ref={svg}
          role="img"
          aria-label={map.label}
          data-zoomed={scale > 1.01}
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          {...handlers}
        >
          <Drawing
            network={network}
            layout={layout}
            whole={whole}
            unit={unit}
            ink={Math.min(1, 0.55 + (scale * pixels.width) / 2200)}
            journey={journey}
            tapped={tapped}
          />
        </S.Sheet>
        <S.Buttons>
          <button type="button" aria-label={map.zoomIn} title={map.zoomIn} onClick={() => zoom(1.6)}>
            <Icon name="plus" />
          </button>
          <button type="button" aria-label={map.zoomOut} title={map.zoomOut} onClick={() => zoom(1 / 1.6)}>
            <Icon name="minus" />
          </button>
          <button type="button" aria-label={map.reset} title={map.reset} onClick={reset}>
            <Icon name="refresh-cw" />
          </button>
        </S.Buttons>
      </S.Frame>
      {tapped === undefined ? (
        <S.Hint>{map.hint}</S.Hint>
      ) : (
        <S.Station>
          <strong>{network.stations[tapped]?.name}</strong>
          <S.Lines>
            {calling[tapped]?.map((line) => (
              <LineBullet key={line.id} line={line} small />
            ))}
          </S.Lines>
          <Button kind="secondary" onClick={() => onChoose('from', tapped)}>
            {map.fromHere}
          </Button>
          <Button onClick={() => onChoose('to', tapped)}>{map.toHere}</Button>
        </S.Station>
      )}
    </S.Parts>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** An element's size in pixels. @param width and height until it is laid out */
function useSize(element: RefObject<SVGSVGElement | null>, width: number, height: number): Size {
  const [size, setSize] = useState<Size>({ width, height });
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width: wide = 0, height: high = 0 } = entry?.contentRect ?? {};
      if (wide > 0 && high > 0) setSize({ width: wide, height: high });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** The whole drawing with so much room beside or above it that it has the element's proportions. */
function framed({ width, height }: Size, proportion: number): View {
  const [wide, high] = [Math.max(width, height * proportion), Math.max(height, width / proportion)];
  return { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high };
}

/** A journey's stretch of the drawing, with some of what surrounds it. */
function boxOf(journey: Journey, { points, width }: SchematicLayout): View {
  const own = journey.legs.flatMap((leg) => leg.stations).map((station) => points[station] ?? [0, 0]);
  const [xs, ys] = [own.map(([x]) => x), own.map(([, y]) => y)];
  const around = width / 12;
  const [x, y] = [Math.min(...xs) - around, Math.min(...ys) - around];
  return { x, y, width: Math.max(...xs) + around - x, height: Math.max(...ys) + around - y };
}

function nearest({ points }: SchematicLayout, x: number, y: number, within: number): number | undefined {
  const distances = points.map((point) => Math.hypot(point[0] - x, point[1] - y));
  const least = Math.min(...distances);
  return least <= within ? distances.indexOf(least) : undefined;
}

/** From this many lines on, a station is named whatever it covers. */
const hubLines = 4;

interface DrawingProps {
  readonly network: CompiledNetwork;
  readonly layout: SchematicLayout;
  /** Units of the drawing in a pixel. */
  readonly unit: number;
  /** How boldly lines and dots are drawn, up to 1: less where everything is small. */
  readonly ink: number;
  readonly whole: View;
  readonly journey: Journey | undefined;
  readonly tapped: number | undefined;
}

/** Everything that stays as it is while the drawing is moved. */
const Drawing = memo(function Drawing({ network, layout, whole, unit, ink, journey, tapped }: DrawingProps) {
  const stroke = 4.5 * unit * ink;
  const paths = useMemo(() => linePaths(network, layout, stroke * 1.15), [network, layout, stroke]);
  const calling = useMemo(() => linesByStation(network), [network]);
  const onJourney = new Set(journey?.legs.flatMap((leg) => leg.stations));
  const ends = new Set(journey?.legs.flatMap((leg) => [leg.stations[0] ?? -1, leg.stations.at(-1) ?? -1]));
  const termini = new Set(network.lines.flatMap((line) => line.termini));
  const linesAt = (station: number): number => calling[station]?.length ?? 0;
  const isHub = (station: number): boolean => linesAt(station) >= hubLines;
  const weight = (station: number): number =>
    (tapped === station ? 100 : 0) +
    (ends.has(station) ? 50 : 0) +
    (onJourney.has(station) ? 20 : 0) +
    (isHub(station) ? 10 : 0) +
    (termini.has(station) ? 3.5 : 0) +
    linesAt(station);
  const order = [...network.stations.keys()].sort((a, b) => weight(b) - weight(a));
  // Where many lines meet there is no room beside them; and these are the names that people look for.
  const always = order.filter(
    (station) => tapped === station || ends.has(station) || (!journey && isHub(station)),
  ).length;
  const fontSize = 11.5 * unit;
  const labels = placeLabels(
    network.stations.map(({ name }) => name),
    layout.points,
    order,
    always,
    [whole.x, whole.y, whole.x + whole.width, whole.y + whole.height],
    fontSize,
    3.5 * unit * ink,
  );
  return (
    <>
      <S.Tracks $faded={journey !== undefined} fill="none" strokeLinecap="round">
        {network.lines.map((line) => (
          <Track key={line.id} path={paths.line(line)} colour={line.colour} width={stroke} />
        ))}
      </S.Tracks>
      {journey ? (
        <g fill="none" strokeLinecap="round">
          {journey.legs.map((leg) => (
            <Track
              key={`${leg.line.id}-${leg.stations[0] ?? 0}`}
              path={paths.leg(leg)}
              colour={leg.line.colour}
              width={stroke * 1.8}
            />
          ))}
        </g>
      ) : null}
      <S.Dots strokeWidth={1.2 * unit * ink}>
        {layout.points.map(([x, y], station) => {
          const many = linesAt(station) > 1;
          const big = ends.has(station) || tapped === station;
          const Dot = big ? S.EndDot : journey && !onJourney.has(station) ? S.QuietDot : 'circle';
          return <Dot key={station} cx={x} cy={y} r={(big ? 6 : many ? 3.8 : 2.3) * unit * ink} />;
        })}
      </S.Dots>
      <S.Labels fontSize={fontSize} strokeWidth={3 * unit}>
        {labels.map(({ station, x, y, anchor }) => {
          const Label =
            ends.has(station) || tapped === station
              ? S.StrongLabel
              : journey && !onJourney.has(station)
                ? S.QuietLabel
                : 'text';
          return (
            <Label key={station} x={x} y={y} textAnchor={anchor}>
              {network.stations[station]?.name}
            </Label>
          );
        })}
      </S.Labels>
    </>
  );
});

function Track({ path, colour, width }: { readonly path: string; readonly colour: string; readonly width: number }) {
  return (
    <>
      <S.Casing d={path} strokeWidth={width * 1.7} />
      <path d={path} stroke={colour} strokeWidth={width} />
    </>
  );
}
