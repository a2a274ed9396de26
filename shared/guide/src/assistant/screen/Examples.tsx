import { Icon } from '@odysseus/ui';
import { assistantCopy } from './copy';
import classes from './Examples.module.css';
import type { AssistantWelcome } from './schema';

interface ExamplesProps {
  readonly examples: AssistantWelcome['examples'];
  readonly onAsk: (question: string) => void;
}

/** Questions that show what can be asked; each is asked with one press. */
export function Examples({ examples, onAsk }: ExamplesProps) {
  return (
    <div className={classes['examples']}>
      <h2 className={classes['title']}>{assistantCopy.examples}</h2>
      <div className={classes['groups']}>
        {examples.map(({ title, icon, questions }) => (
          <section key={title} className={classes['group']} aria-label={title}>
            <h3 className={classes['groupTitle']}>
              <Icon name={icon} size={20} />
              {title}
            </h3>
            <ul>
              {questions.map((question) => (
                <li key={question}>
                  <button type="button" className={classes['question']} onClick={() => onAsk(question)}>
                    <span>{question}</span>
                    <Icon name="arrow-right" size={18} />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
