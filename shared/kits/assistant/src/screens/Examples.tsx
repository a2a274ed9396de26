import { Icon } from '@odysseus/ui';
import { assistantCopy } from './copy';
import { Box, Group, GroupTitle, Groups, Question, Title } from './Examples.styles';
import type { AssistantWelcome } from '../logic/assistantScreenSchema';

interface ExamplesProps {
  readonly examples: AssistantWelcome['examples'];
  readonly onAsk: (question: string) => void;
}

/** Questions that show what can be asked; each is asked with one press. */
export function Examples({ examples, onAsk }: ExamplesProps) {
  return (
    <Box>
      <Title>{assistantCopy.examples}</Title>
      <Groups>
        {examples.map(({ title, icon, questions }) => (
          <Group key={title} aria-label={title}>
            <GroupTitle>
              <Icon name={icon} size={20} />
              {title}
            </GroupTitle>
            <ul>
              {questions.map((question) => (
                <li key={question}>
                  <Question type="button" onClick={() => onAsk(question)}>
                    <span>{question}</span>
                    <Icon name="arrow-right" size={18} />
                  </Question>
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </Groups>
    </Box>
  );
}
