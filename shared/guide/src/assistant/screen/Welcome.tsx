import type { CompiledAssistantScreen } from '../../content/compiled';
import { vignetteOf } from '../../tiles/vignettes';
import classes from './Welcome.module.css';

/** What stands here before the first question: who answers, and from what. */
export function Welcome({ content: { lead, greeting, vignette } }: { readonly content: CompiledAssistantScreen }) {
  return (
    <div className={classes['welcome']}>
      <div>
        <p className={classes['lead']}>{lead}</p>
        {greeting.map((paragraph) => (
          <p key={paragraph} className={classes['text']}>
            {paragraph}
          </p>
        ))}
      </div>
      <img src={vignetteOf(vignette)} alt="" width={320} height={200} className={classes['vignette']} />
    </div>
  );
}
