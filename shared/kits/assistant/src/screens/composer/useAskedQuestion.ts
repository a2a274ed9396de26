import { askedIn } from '@odysseus/contract';
import { useLocation, useNavigate } from '@odysseus/runtime';
import { useEffect } from 'react';
import type { ConversationHandle } from '../conversation/useConversation';

/** Asks what somebody came with from the search, once: neither a reload nor the way back asks it again. */
export function useAskedQuestion(
  opening: ConversationHandle['opening']['state'],
  ask: (question: string) => void,
): void {
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  const question = askedIn(location.state);
  useEffect(() => {
    if (question === undefined || opening === 'loading') return;
    navigate(pathname, { replace: true, state: null });
    ask(question);
  }, [question, opening, pathname, navigate, ask]);
}
