import { Icon } from '@odysseus/ui';
import { useState } from 'react';
import { rotateCopy } from './copy';
import classes from './RotatePrompt.module.css';

/**
 * Asks to turn a narrow, upright screen (specification, section 2: width 768px or less and height over width). The style
 * sheet decides when it shows. It does not block the page: a visitor who walks with one hand may go on upright.
 */
export function RotatePrompt() {
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <aside className={classes['prompt']} aria-label={rotateCopy.title}>
      <span className={classes['phone']} aria-hidden="true" />
      <div>
        <p className={classes['title']}>{rotateCopy.title}</p>
        <p className={classes['line']}>{rotateCopy.line}</p>
      </div>
      <button type="button" className={classes['close']} onClick={() => setDismissed(true)} aria-label={rotateCopy.dismiss}>
        <Icon name="x" size={18} />
      </button>
    </aside>
  );
}
