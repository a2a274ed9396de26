import type { ScreenProps } from '@odysseus/contract';
import { Typeset, vignetteOf } from '@odysseus/page';
import { Link } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import type { PicturedLanding } from './picturedLanding';
import { landingCopy } from './copy';
import { GivesList, Go, InsideList, Next, QuestionList } from './Landing.styles';

type Part<Name extends keyof PicturedLanding> = Pick<PicturedLanding, Name>;

/** The one next step. */
export function NextStep({ next }: Part<'next'>) {
  return (
    <Next data-answer="">
      <Go to={next.path}>
        {next.text}
        <Icon name="arrow-right" size={20} />
      </Go>
      <p>{next.line}</p>
    </Next>
  );
}

export function Gives({ gives }: Part<'gives'>) {
  return (
    <GivesList>
      {gives.map(({ title, line, icon }) => (
        <li key={title}>
          <Icon name={icon} size={28} />
          <div>
            <h3>{title}</h3>
            <p>
              <Typeset text={line} />
            </p>
          </div>
        </li>
      ))}
    </GivesList>
  );
}

/** True extracts of screens, each with the way to its own, by its name. */
export function Inside({ inside, siblings }: Part<'inside'> & Pick<ScreenProps, 'siblings'>) {
  return (
    <InsideList>
      {inside.map(({ title, text, path, vignette }) => (
        <li key={title}>
          <img src={vignetteOf(vignette)} alt="" width={320} height={200} loading="lazy" />
          <div>
            <h3>{title}</h3>
            <p>
              <Typeset text={text} />
            </p>
            <Link to={path}>{landingCopy.readOn(siblings.find((route) => route.path === path)?.text ?? title)}</Link>
          </div>
        </li>
      ))}
    </InsideList>
  );
}

export function Questions({ questions }: Part<'questions'>) {
  return (
    <QuestionList>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>
            <Typeset text={answer} />
          </p>
        </details>
      ))}
    </QuestionList>
  );
}
