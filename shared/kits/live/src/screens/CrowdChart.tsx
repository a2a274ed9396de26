import { liveCopy } from '../logic/copy';
import type { CrowdHour } from '../logic/crowds';
import { Chart, Floor, HourBar, HourLabel, ThisHour, ThisHourBar } from './CrowdChart.styles';

/** In units of the drawing, which are pixels on the narrowest card. */
const box = { width: 240, top: 12, bars: 48, labels: 16 } as const;
const floor = box.top + box.bars;
/** Hours that bear a label fit beside one another. */
const mostLabels = 6;

interface CrowdChartProps {
  readonly name: string;
  readonly hours: readonly CrowdHour[];
  /** The hour that it is. */
  readonly hour: number;
}

/** A day's hours as bars to be read in the sun: in the text's own colour, with a mark above this hour and the hours below. */
export function CrowdChart({ name, hours, hour }: CrowdChartProps) {
  const [begin, end] = [hours[0]?.hour, hours.at(-1)?.hour];
  if (begin === undefined || end === undefined) return null;
  const count = end - begin + 1;
  const width = box.width / count;
  const every = [1, 2, 3, 4, 6].find((step) => count / step <= mostLabels) ?? 6;
  return (
    <Chart viewBox={`0 0 ${box.width} ${floor + box.labels}`} role="img" aria-label={liveCopy.crowds.chart(name)}>
      {hours.map(({ hour: at, level }) => {
        const Bar = at === hour ? ThisHourBar : HourBar;
        const height = (level * box.bars) / 4;
        return (
          <Bar key={at} x={(at - begin) * width + 1} y={floor - height} width={width - 2} height={height} rx={1.5} />
        );
      })}
      {hours.some(({ hour: at }) => at === hour) ? (
        <ThisHour transform={`translate(${(hour - begin + 0.5) * width} 1)`} d="M-5 0H5L0 8Z" />
      ) : null}
      <Floor x1={0} x2={box.width} y1={floor} y2={floor} />
      {hours
        .filter(({ hour: at }) => at % every === 0)
        .map(({ hour: at }) => (
          <HourLabel key={at} x={(at - begin) * width + width / 2} y={floor + 13}>
            {at}
          </HourLabel>
        ))}
    </Chart>
  );
}
