import { Icon } from '@odysseus/ui';
import { useSyncExternalStore } from 'react';
import { focusHeading } from '../../services/focus';
import { rotateCopy } from './copy';
import { Close, Line, Phone, Prompt, Title, Words } from './RotatePrompt.styles';
import { uprightChoice, type UprightChoice } from './uprightChoice';

/**
 * Asks to turn a narrow, upright screen (specification, section 2: width 768px or less and height over width). The style
 * sheet decides when it shows. It does not block the page: a visitor who walks with one hand may go on upright, and is not
 * asked again.
 */
export function RotatePrompt({ choice = uprightChoice }: { readonly choice?: UprightChoice }) {
  const { dismissed } = useSyncExternalStore(choice.subscribe, choice.get, choice.initial);
  if (dismissed) return null;
  const goOnUpright = () => {
    choice.set({ dismissed: true });
    focusHeading();
  };
  return (
    <Prompt aria-label={rotateCopy.title}>
      <Phone aria-hidden="true" />
      <Words>
        <Title>{rotateCopy.title}</Title> <Line>{rotateCopy.line}</Line>
      </Words>
      <Close type="button" onClick={goOnUpright} aria-label={rotateCopy.dismiss}>
        <Icon name="x" size={16} />
      </Close>
    </Prompt>
  );
}
