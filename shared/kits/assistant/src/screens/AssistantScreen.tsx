import type { ScreenProps } from '@odysseus/contract';
import { PremiumScreen, parserOf } from '@odysseus/page';
import { compiledAssistantScreenSchema } from '../logic/compiledAssistantScreen';
import type { LoadMap } from './answer/LoadMap';
import { assistantCopy } from './copy';
import { Room } from './Room';

interface AssistantScreenProps extends ScreenProps {
  /** City and screen, `paris/odysseus`. */
  readonly premiumKey: string;
  /** Fetches the city's drawn map for answers with places; without it they have none. */
  readonly loadMap?: LoadMap;
}

const parse = parserOf(compiledAssistantScreenSchema, 'The assistant');
const words = { loading: assistantCopy.loading, failed: assistantCopy.failed, retry: assistantCopy.answer.retry };

/** The travel assistant of a city, for holders of Expert Access. */
export function AssistantScreen({ premiumKey, loadMap, route }: AssistantScreenProps) {
  return (
    <PremiumScreen route={route} premiumKey={premiumKey} parse={parse} words={words}>
      {(content) => <Room content={content} loadMap={loadMap} />}
    </PremiumScreen>
  );
}
