import { Icon } from '@odysseus/ui';
import type { CompiledOverview } from '../content/compiled';
import classes from './Orientation.module.css';

interface OrientationProps {
  readonly paragraphs: CompiledOverview['orientation'];
  readonly facts: CompiledOverview['facts'];
}

export function Orientation({ paragraphs, facts }: OrientationProps) {
  return (
    <div className={classes['layout']}>
      <div className={classes['text']}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className={classes['facts']}>
        {facts.map((fact) => (
          <div key={fact.label} className={classes['fact']}>
            <Icon name={fact.icon} className={classes['icon']} />
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
