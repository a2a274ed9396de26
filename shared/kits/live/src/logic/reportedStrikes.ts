import type { Strikes } from '@odysseus/contract';
import { readCivilDate } from '@odysseus/model';
import type { CompiledLive } from './compiledLive';
import { liveCopy } from './copy';
import type { DayItem } from './dayItems';
import { isStale, reportProvenance } from './provenance';
import type { Reports } from './withReport';

const copy = liveCopy.strikes;

/** Strikes that a country's register announces, as items of their days. None from an answer that is out of date: they are called off at short notice. */
export function reportedStrikes({ city }: CompiledLive, now: Date, { strikes: report }: Reports): DayItem[] {
  if (!report?.data || isStale(report, now)) return [];
  const provenance = reportProvenance('planned', report, now);
  return report.data.strikes.flatMap((strike): DayItem[] => {
    const [from, until] = [readCivilDate(strike.from), readCivilDate(strike.until)];
    if (!from || !until) return [];
    return [
      {
        id: `strike-${strike.id}`,
        kind: 'strike',
        name: copy.name(strike, city.name),
        from,
        until,
        text: copy.text[strike.sector],
        quote: quoteOf(strike),
        settled: true,
        provenance,
      },
    ];
  });
}

/** What the register itself says: who strikes, and when. */
function quoteOf({ hours, who }: Strikes['strikes'][number]): string | undefined {
  const words = [who, hours].filter((text) => text !== undefined && text !== '');
  return words.length > 0 ? words.join('. ') : undefined;
}
