import { Icon } from '@odysseus/ui';
import { useState } from 'react';
import { rotateCopy } from './copy';
import { Close, Line, Phone, Prompt, Title } from './RotatePrompt.styles';

/**
 * Asks to turn a narrow, upright screen (specification, section 2: width 768px or less and height over width). The style
 * sheet decides when it shows. It does not block the page: a visitor who walks with one hand may go on upright.
 */
export function RotatePrompt() {
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <Prompt aria-label={rotateCopy.title}>
      <Phone aria-hidden="true" />
      <div>
        <Title>{rotateCopy.title}</Title>
        <Line>{rotateCopy.line}</Line>
      </div>
      <Close type="button" onClick={() => setDismissed(true)} aria-label={rotateCopy.dismiss}>
        <Icon name="x" size={18} />
      </Close>
    </Prompt>
  );
}
