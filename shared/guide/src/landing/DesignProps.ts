import type { ScreenProps } from '@odysseus/contract';
import type { PicturedLanding } from './picturedLanding';

/** What a design of a landing page draws. */
export interface DesignProps extends Pick<ScreenProps, 'siblings'> {
  readonly content: PicturedLanding;
}
