import { Link } from '@odysseus/runtime';
import { ButtonLink, Icon } from '@odysseus/ui';
import type { PicturedLanding } from './LandingScreen';
import { vignetteOf } from '../tiles/vignettes';
import { landingCopy } from './copy';
import classes from './Landing.module.css';

type Part<Name extends keyof PicturedLanding> = Pick<PicturedLanding, Name>;

/** The one next step. */
export function NextStep({ next }: Part<'next'>) {
  return (
    <div className={classes['next']}>
      <ButtonLink to={next.path} className={classes['go'] ?? ''}>
        {next.text}
        <Icon name="arrow-right" size={20} />
      </ButtonLink>
      <p>{next.line}</p>
    </div>
  );
}

export function Gives({ gives }: Part<'gives'>) {
  return (
    <ul className={classes['gives']}>
      {gives.map(({ title, line, icon }) => (
        <li key={title}>
          <Icon name={icon} size={28} />
          <div>
            <h3>{title}</h3>
            <p>{line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function Inside({ inside }: Part<'inside'>) {
  return (
    <ul className={classes['inside']}>
      {inside.map(({ title, text, path, vignette }) => (
        <li key={title}>
          <img src={vignetteOf(vignette)} alt="" width={320} height={200} loading="lazy" />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={path} aria-label={`${landingCopy.read}: ${title}`}>
              {landingCopy.read}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function Questions({ questions }: Part<'questions'>) {
  return (
    <div className={classes['questions']}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
