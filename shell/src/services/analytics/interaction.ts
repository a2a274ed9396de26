import { recordablePath } from './address';
import type { EventParameters } from './event';

const interactive =
  'a[href], button, summary, input, select, textarea, [role="button"], [role="tab"], [role="menuitem"], [role="switch"]';

/**
 * Parameters of a `user_interaction` event for a click. Texts and values are left out: they may be the visitor's own.
 * @returns undefined for a click on nothing that reacts, and where nothing is to be recorded: within help in danger
 */
export function describeInteraction(target: EventTarget | null, host: string): EventParameters | undefined {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest(interactive);
  if (!element || element.closest('[data-unrecorded]')) return undefined;
  const parameters: Record<string, string> = {
    interaction_type: 'click',
    element: element.getAttribute('role') ?? element.localName,
  };
  const label = element.getAttribute('data-analytics');
  if (label !== null) parameters['element_label'] = label;
  if (element instanceof HTMLAnchorElement) {
    parameters['link_target'] = element.host === host ? recordablePath(element.pathname) : element.host;
  }
  return parameters;
}
