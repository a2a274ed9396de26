import type { ScreenProps } from '@odysseus/contract';
import { PremiumScreen, parserOf } from '@odysseus/page';
import { compiledLiveSchema } from '../logic/compiledLive';
import { liveCopy } from '../logic/copy';
import { LiveBoard } from './LiveBoard';

interface LiveScreenProps extends ScreenProps {
  /** City and screen, `paris/live`. */
  readonly premiumKey: string;
}

const parse = parserOf(compiledLiveSchema, 'The live board');

/** A city now and today: its content comes from the backend, for holders of Expert Access. */
export function LiveScreen({ premiumKey, route }: LiveScreenProps) {
  return (
    <PremiumScreen route={route} premiumKey={premiumKey} parse={parse} words={liveCopy}>
      {(content) => <LiveBoard content={content} />}
    </PremiumScreen>
  );
}
