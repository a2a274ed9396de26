import { Icon, useOpenByFragment } from '@odysseus/ui';
import type { CompiledPlan } from './compiledLanding';
import { landingCopy } from './copy';
import { Count, Folded, Inner, Line, List, Summary } from './FoldedPlans.styles';
import { HourByHour } from './HourByHour';

/** Plans in a list that unfolds, also without scripts; `#one-day` unfolds its own. */
export function FoldedPlans({ plans }: { readonly plans: readonly CompiledPlan[] }) {
  const list = useOpenByFragment();
  return (
    <List ref={list}>
      {plans.map(({ key, title, line, days, alternatives }) => (
        <Folded key={key}>
          <Summary>
            <h3>{title}</h3>
            <Count>{(alternatives ? landingCopy.versions : landingCopy.days)(days.length)}</Count>
            <Line>{line}</Line>
            <Icon name="chevron-down" size={20} />
          </Summary>
          <Inner id={key}>
            <HourByHour days={days} heading="h4" />
          </Inner>
        </Folded>
      ))}
    </List>
  );
}
