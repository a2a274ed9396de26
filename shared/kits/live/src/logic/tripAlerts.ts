import type { Alerts } from '@odysseus/contract';
import { alternativeTo, type Alternative } from './alternative';
import type { CityMoment } from './cityMoment';
import { liveCopy } from './copy';
import type { Crowd } from './crowds';
import type { DayItem } from './dayItems';
import { isGeneral } from '@odysseus/model';
import type { LivePlace } from './compiledLive';
import { isOpen, type PlaceRow } from './placeRows';
import { hoursProvenance, readProvenance, type Provenance } from './provenance';
import type { TransitNow } from './transitNow';

/** Something of today that touches a place in the visitor's trip. */
export interface TripAlert {
  /** Stays the same while the reason does. */
  readonly id: string;
  readonly place: LivePlace;
  /** `stop`: it can't be visited now; `mind`: it can, with care. */
  readonly severity: 'stop' | 'mind';
  readonly text: string;
  /** What it means, in a sentence or two. */
  readonly detail?: string | undefined;
  /** What to do instead, or how. */
  readonly instead?: string | undefined;
  readonly alternative?: Alternative | undefined;
  readonly provenance: Provenance;
}

interface AlertSources {
  readonly moment: CityMoment;
  readonly rows: readonly PlaceRow[];
  readonly today: readonly DayItem[];
  readonly transit: TransitNow;
  readonly crowds: readonly Crowd[];
  /** Official warnings that hold now or soon. */
  readonly warnings: readonly Warning[];
}

/** A warning of the authorities that concerns the hours to come. */
export interface Warning {
  readonly alert: Alerts['alerts'][number];
  readonly provenance: Provenance;
}

const outdoors = new Set<LivePlace['kind']>([
  'park',
  'garden',
  'viewpoint',
  'bridge',
  'street',
  'square',
  'cemetery',
  'water',
  'market',
  'monument',
]);

/** What the visitor should know of the places in the trip today, the worst first. */
export function tripAlerts(sources: AlertSources): readonly TripAlert[] {
  const alerts = sources.rows
    .filter(({ inTrip }) => inTrip)
    .flatMap((row) => [
      ...hoursAlerts(row, sources),
      // Nobody is on the way to a place that does not open today any more.
      ...(row.state.is === 'closed' || row.state.is === 'done'
        ? []
        : [
            ...calendarAlerts(row, sources),
            ...transitAlerts(row, sources),
            ...weatherAlerts(row, sources),
            ...crowdAlerts(row, sources),
          ]),
    ]);
  return [
    ...alerts.filter(({ severity }) => severity === 'stop'),
    ...alerts.filter(({ severity }) => severity === 'mind'),
  ];
}

function hoursAlerts(row: PlaceRow, board: AlertSources): TripAlert[] {
  const { place, state } = row;
  const provenance = hoursProvenance(place);
  const usual = isGeneral(place, 'hours');
  if (state.is === 'closed') {
    const works = state.reason.kind === 'works' ? state.reason.item : undefined;
    return [
      {
        id: `closed-${place.id}`,
        place,
        severity: 'stop',
        text: works
          ? liveCopy.alerts.shut(place.name, liveCopy.reason(state.reason))
          : liveCopy.alerts.closed(place.name, liveCopy.reason(state.reason), usual),
        // What the works' own words name instead may be shut today: only what was reckoned is named here.
        alternative: alternativeTo(row, board),
        provenance: works ? readProvenance('planned', works) : provenance,
      },
    ];
  }
  if (state.is === 'closing')
    return [
      {
        id: `closing-${place.id}`,
        place,
        severity: 'stop',
        text: liveCopy.alerts.closing(place.name, state, usual),
        alternative: alternativeTo(row, board),
        provenance,
      },
    ];
  if (row.early !== undefined && state.is !== 'done')
    return [
      {
        id: `early-${place.id}`,
        place,
        severity: 'mind',
        text: liveCopy.alerts.early(place.name, row.early),
        provenance,
      },
    ];
  return [];
}

function calendarAlerts(row: PlaceRow, board: AlertSources): TripAlert[] {
  const { place } = row;
  return board.today
    .filter(({ places }) => places?.includes(place.id))
    .map((item): TripAlert => ({
      id: `${item.id}-${place.id}`,
      place,
      severity: 'mind',
      text: liveCopy.alerts.touched(place.name, item.name, item.settled ? undefined : liveCopy.day.expected(item)),
      detail: item.text,
      // As above: a closure may have ended, or not, and its words name places that may be shut.
      ...(item.kind === 'closure' ? { alternative: alternativeTo(row, board) } : { instead: item.instead }),
      provenance: item.provenance,
    }));
}

function transitAlerts({ place }: PlaceRow, { transit }: AlertSources): TripAlert[] {
  const { lines, provenance } = transit;
  if (!lines || !provenance || provenance.stale) return [];
  const own = lines.filter(({ name }) => place.lines.includes(name));
  const troubled = own.filter(({ status }) => status === 'interrupted' || status === 'disturbed');
  if (troubled.length === 0) return [];
  const running = place.lines.filter((name) => !troubled.some((line) => line.name === name));
  return [
    {
      id: `transit-${place.id}-${troubled.map(({ name, status }) => `${name}:${status}`).join()}`,
      place,
      severity: 'mind',
      text: liveCopy.alerts.transit(
        place.name,
        troubled.map(({ name, status }) => liveCopy.lineStatus(name, status)),
      ),
      instead: liveCopy.alerts.otherLines(running),
      provenance,
    },
  ];
}

function weatherAlerts(row: PlaceRow, board: AlertSources): TripAlert[] {
  if (!outdoors.has(row.place.kind)) return [];
  return board.warnings
    .filter(({ alert }) => alert.severity === 'severe' || alert.severity === 'extreme')
    .map(({ alert, provenance }): TripAlert => {
      const indoors = board.rows.filter(({ place }) => !outdoors.has(place.kind));
      return {
        id: `${alert.id}-${row.place.id}`,
        place: row.place,
        severity: 'mind',
        text: liveCopy.alerts.weather(row.place.name, alert.event),
        alternative: alternativeTo({ place: { ...row.place, kind: 'museum' } }, { ...board, rows: indoors }),
        provenance,
      };
    });
}

function crowdAlerts(row: PlaceRow, { crowds }: AlertSources): TripAlert[] {
  const crowd = crowds.find(({ place }) => place.id === row.place.id);
  if (!isOpen(row) || row.state.is === 'closing' || crowd?.now !== 4 || !crowd.quieter) return [];
  return [
    {
      id: `crowd-${row.place.id}`,
      place: row.place,
      severity: 'mind',
      text: liveCopy.alerts.packed(row.place.name),
      instead: liveCopy.alerts.quieter(crowd.quieter.hour, crowd.quieter.level),
      provenance: { ...crowd.provenance, links: undefined },
    },
  ];
}
