import { Icon } from '@odysseus/ui';
import { Sources } from '../sources/Sources';
import { passesCopy } from './copy';
import type { CompiledPass } from './compiledPasses';
import { fareLines } from './fareLines';
import classes from './PassCard.module.css';

/** All about one pass: prices, what it opens and what not, its time, where to buy it and who shouldn't. */
export function PassCard({ pass }: { readonly pass: CompiledPass }) {
  return (
    <article className={classes['card']} id={pass.key}>
      <h3 className={classes['name']}>{pass.name}</h3>
      <p className={classes['summary']}>{pass.summary}</p>
      <ul className={classes['offers']}>
        {pass.offers.map((offer) => (
          <li key={offer.key}>
            <span>{offer.name}</span>
            <span className={classes['prices']}>
              {fareLines(offer.fares).map(({ price, who }) => (
                <span key={who}>
                  <strong>{price}</strong> {offer.fares.length > 1 || offer.fares[0]?.ages ? <small>{who}</small> : null}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes['counts']}>
        <Icon name="clock" size={18} className={classes['icon']} />
        <span>
          <span className={classes['label']}>{passesCopy.counts}</span> {pass.counts}
        </span>
      </p>
      <div className={classes['lists']}>
        <Points icon="check" title={passesCopy.includes} points={pass.includes} tone="opens" />
        <Points icon="x" title={passesCopy.excludes} points={pass.excludes} tone="shut" />
      </div>
      <dl className={classes['facts']}>
        <div>
          <dt>{passesCopy.buy}</dt>
          <dd>{pass.buy}</dd>
        </div>
        <div>
          <dt>{passesCopy.skipIf}</dt>
          <dd>{pass.skipIf}</dd>
        </div>
      </dl>
      {pass.tips ? (
        <ul className={classes['tips']}>
          {pass.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      ) : null}
      <Sources sources={pass.sources} checkedOn={pass.checkedOn} confirm={pass.confirm} />
    </article>
  );
}

interface PointsProps {
  readonly icon: string;
  readonly title: string;
  readonly points: readonly string[];
  readonly tone: 'opens' | 'shut';
}

function Points({ icon, title, points, tone }: PointsProps) {
  return (
    <div className={classes[tone]}>
      <h4>{title}</h4>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon name={icon} size={16} className={classes['mark']} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
