import type { AssistantJourney } from '@odysseus/contract';
import { LineBullet } from '@odysseus/page';
import { Icon } from '@odysseus/ui';
import { assistantCopy } from '../copy';
import { textOn } from './textOn';
import { Card, Legs, Sign, Soft, Sum, Title } from './JourneyCard.styles';

/** A journey as steps, with the lines' bullets as on the signs. */
export function JourneyCard({
  journey: { from, to, minutes, transfers, legs },
}: {
  readonly journey: AssistantJourney;
}) {
  const { journey } = assistantCopy;
  return (
    <Card aria-label={journey.title(from, to)}>
      <Title>{journey.title(from, to)}</Title>
      <Sum>{journey.sum(minutes, transfers)}</Sum>
      <Legs>
        {legs.map((leg, index) => (
          <li key={index}>
            <Sign>
              {leg.line === 'walk' ? (
                <Icon name="footprints" size={20} />
              ) : (
                <LineBullet line={{ id: leg.line, ...coloursOf(leg.colour) }} />
              )}
            </Sign>
            <span>
              <strong>{leg.line === 'walk' ? journey.walk(leg.to) : journey.ride(leg.from, leg.to)}</strong>
              <Soft>
                {[
                  leg.direction === undefined ? '' : journey.towards(leg.direction),
                  leg.stops === undefined ? '' : journey.stops(leg.stops),
                  journey.minutes(leg.minutes),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </Soft>
            </span>
          </li>
        ))}
      </Legs>
    </Card>
  );
}

function coloursOf(colour: string | undefined) {
  const known = colour !== undefined && /^#[0-9a-f]{6}$/i.test(colour) ? colour : '#5d5869';
  return { colour: known, textColour: textOn(known) };
}
