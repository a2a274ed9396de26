import type { AssistantJourney } from '@odysseus/contract';
import { Icon } from '@odysseus/ui';
import { LineBullet } from '../../../metro/LineBullet';
import { assistantCopy } from '../copy';
import { textOn } from './textOn';
import classes from './JourneyCard.module.css';

/** A journey as steps, with the lines' bullets as on the signs. */
export function JourneyCard({ journey: { from, to, minutes, transfers, legs } }: { readonly journey: AssistantJourney }) {
  const { journey } = assistantCopy;
  return (
    <section className={classes['card']} aria-label={journey.title(from, to)}>
      <p className={classes['title']}>{journey.title(from, to)}</p>
      <p className={classes['sum']}>{journey.sum(minutes, transfers)}</p>
      <ol className={classes['legs']}>
        {legs.map((leg, index) => (
          <li key={index}>
            <span className={classes['sign']}>{leg.line === 'walk' ? <Icon name="footprints" size={20} /> : <LineBullet line={{ id: leg.line, ...coloursOf(leg.colour) }} />}</span>
            <span>
              <strong>{leg.line === 'walk' ? journey.walk(leg.to) : journey.ride(leg.from, leg.to)}</strong>
              <span className={classes['soft']}>
                {[leg.direction === undefined ? '' : journey.towards(leg.direction), leg.stops === undefined ? '' : journey.stops(leg.stops), journey.minutes(leg.minutes)].filter(Boolean).join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function coloursOf(colour: string | undefined) {
  const known = colour !== undefined && /^#[0-9a-f]{6}$/i.test(colour) ? colour : '#5d5869';
  return { colour: known, textColour: textOn(known) };
}
