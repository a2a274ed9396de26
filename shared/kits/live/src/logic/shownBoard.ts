import type { CityMoment } from './cityMoment';
import type { Crowd } from './crowds';
import type { DayItem } from './dayItems';
import type { PlaceRow } from './placeRows';
import type { Provenance } from './provenance';
import type { SunToday } from './sunToday';
import type { TransitNow } from './transitNow';
import type { TripAlert, Warning } from './tripAlerts';
import type { WeatherNow } from './weatherNow';

/** Everything that the board shows at one moment. */
export interface Board {
  readonly moment: CityMoment;
  readonly advice: readonly string[];
  readonly tripAlerts: readonly TripAlert[];
  /** Of the authorities: what holds now or begins within a day. */
  readonly warnings: readonly Warning[];
  readonly rows: readonly PlaceRow[];
  readonly sun: SunToday | undefined;
  readonly weather: WeatherNow;
  readonly transit: TransitNow;
  readonly today: readonly DayItem[];
  readonly ahead: readonly DayItem[];
  readonly crowds: readonly Crowd[];
  /** Where strikes would be told of, while a register answers. */
  readonly register: Provenance | undefined;
}
