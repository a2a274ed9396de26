import type { PlanItem, RouteData, ShellApi } from '@odysseus/contract';
import { latLng } from '@odysseus/model';
import { BrowserRouter, ShellProvider } from '@odysseus/runtime';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { CompiledAssistantScreen } from '../../logic/compiledAssistantScreen';
import { AssistantScreen } from '../AssistantScreen';
import '../history/History';
import { standInService } from './standInService';

const content: CompiledAssistantScreen = {
  kind: 'assistant',
  access: 'premium',
  title: 'Odysseus in Paris',
  lead: 'Ask about Paris.',
  vignette: 'assistant',
  greeting: ['I answer from this guide alone.'],
  examples: ['Find', 'Check', 'Plan'].map((title) => ({
    title,
    icon: 'map-pin',
    questions: [`${title} one?`, `${title} two?`],
  })),
  city: { key: 'paris', name: 'Paris', country: 'FR', timezone: 'Europe/Paris', centre: latLng(48.86, 2.35) },
};
const route = {
  path: '/app/odyessus',
  text: 'Odysseus assistant',
  icon: 'message-circle',
  type: 'premium',
  area: 'paris',
  nav: true,
} as RouteData;
/** What is in the trip from the start. */
export const orsay: PlanItem = {
  id: 'paris/orsay',
  name: "Musée d'Orsay",
  path: '/museums',
  coordinates: [48.86, 2.326],
};

/** The screen within a shell whose trip can be changed. */
export function Site({
  callService,
  shell,
}: {
  readonly callService: ShellApi['callService'];
  readonly shell?: Partial<ShellApi>;
}) {
  const [items, setItems] = useState<readonly PlanItem[]>([orsay]);
  const plan = {
    items,
    add: (item: PlanItem) => setItems((before) => [...before, item]),
    remove: (id: string) => setItems((before) => before.filter((item) => item.id !== id)),
  };
  const user = { uid: 'u1', email: null, displayName: null, photoURL: null };
  return (
    <BrowserRouter>
      <ShellProvider
        value={shellApiStandIn({
          session: { state: 'signedIn', user },
          access: { state: 'active' },
          readPremium: () => Promise.resolve(content),
          callService,
          plan,
          ...shell,
        })}
      >
        <AssistantScreen premiumKey="paris/odysseus" route={route} siblings={[]} />
        <output aria-label="trip">{items.map(({ name }) => name).join(', ')}</output>
      </ShellProvider>
    </BrowserRouter>
  );
}

/** Opens the screen, and waits until a question can be asked. */
export async function open(service = standInService(), shell?: Partial<ShellApi>) {
  const user = userEvent.setup();
  const page = render(<Site callService={service.callService} {...(shell ? { shell } : {})} />);
  const field = await screen.findByRole('textbox', { name: 'Your question' });
  return { user, page, service, field };
}

/** Pastes rather than types: what every key does is tested once. */
export async function ask(user: ReturnType<typeof userEvent.setup>, question: string) {
  await user.click(screen.getByRole('textbox', { name: 'Your question' }));
  await user.paste(question);
  await user.keyboard('{Enter}');
}

/** The newest answer. */
export const answer = () => screen.getAllByRole('heading', { name: 'Odysseus' }).at(-1)?.parentElement ?? document.body;
/** Waits until the newest answer is whole. */
export const whole = () => within(answer()).findByRole('button', { name: 'Copy' });

/** Lends jsdom what it lacks, and forgets what the tab remembered. */
export function prepareTab(): void {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.matchMedia = (query) =>
    ({
      matches: query.includes('fine'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
