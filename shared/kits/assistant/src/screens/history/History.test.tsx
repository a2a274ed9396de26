import type { AssistantConversation, AssistantPart } from '@odysseus/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { answer, open, prepareTab, whole } from '../testing/openScreen';
import { partsFor, standInService } from '../testing/standInService';

beforeEach(prepareTab);

describe('earlier conversations', () => {
  const id = '0b0f2c1e-3c1d-4f7e-8a51-0c2f6b9f1a12';
  const message = '0b0f2c1e-3c1d-4f7e-8a51-0c2f6b9f1a11';
  const asked = {
    message,
    conversation: id,
    question: 'Is the Louvre open?',
    plan: [],
    residency: 'unknown' as const,
    ages: [],
  };
  const kept = (parts: AssistantPart[]): AssistantConversation => ({
    conversation: id,
    messages: [{ message, askedAt: '2026-11-21T10:00:00Z', question: asked.question, parts }],
  });

  it('are opened and deleted from the drawer, after a question', async () => {
    const { user, service } = await open(standInService({ conversations: [kept(partsFor(asked))] }));
    await user.click(screen.getByRole('button', { name: 'History' }));
    await user.click(await screen.findByRole('button', { name: /^Is the Louvre open\?.*1 question/ }));
    await whole();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('log')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'History' }));
    await user.click(await screen.findByRole('button', { name: 'Delete the conversation “Is the Louvre open?”' }));
    expect(service.kept).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(service.kept).toHaveLength(0));
    expect(await screen.findByText(/^Nothing here yet/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Earlier conversations' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Try one of these' })).toBeInTheDocument();
  });

  it('are all deleted at once, after a question', async () => {
    const { user, service } = await open(standInService({ conversations: [kept(partsFor(asked))] }));
    await user.click(screen.getByRole('button', { name: 'History' }));
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(service.kept).toHaveLength(0));
  });

  it('come back after a reload, with an answer that was still being given', async () => {
    sessionStorage.setItem('odysseus.assistant.paris.u1.conversation', id);
    const { service } = await open(standInService({ conversations: [kept(partsFor(asked).slice(0, 3))] }));
    await whole();
    expect(service.attempts.map(({ question }) => [question.message, question.conversation])).toEqual([[message, id]]);
    expect(answer().textContent.match(/Yes, the Louvre/g)).toHaveLength(1);
    expect(answer()).toHaveTextContent('You asked: Is the Louvre open?');
  });

  it('that were deleted elsewhere leave the beginning', async () => {
    sessionStorage.setItem('odysseus.assistant.paris.u1.conversation', id);
    await open();
    expect(await screen.findByRole('heading', { name: 'Try one of these' })).toBeInTheDocument();
    expect(sessionStorage.getItem('odysseus.assistant.paris.u1.conversation')).toBeNull();
  });

  it('show what was asked in another tab once one comes back', async () => {
    sessionStorage.setItem('odysseus.assistant.paris.u1.conversation', id);
    const { service } = await open(standInService({ conversations: [kept(partsFor(asked))] }));
    await whole();
    service.kept.splice(0, 1, {
      conversation: id,
      messages: [
        ...kept(partsFor(asked)).messages,
        {
          message: id,
          askedAt: '2026-11-21T10:01:00Z',
          question: 'And on Monday?',
          parts: partsFor({ ...asked, message: id, question: 'And on Monday?' }),
        },
      ],
    });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(answer()).toHaveTextContent('You asked: And on Monday?'));
  });
});
