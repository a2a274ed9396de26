import { describeInteraction } from './interaction';

const clickOn = (html: string) => {
  document.body.innerHTML = html;
  return describeInteraction(document.querySelector('[data-here]'), location.host);
};

test.each([
  ['<button><span data-here>Anna Example</span></button>', { interaction_type: 'click', element: 'button' }],
  ['<a href="/paris?x=1" data-here>Paris</a>', { interaction_type: 'click', element: 'a', link_target: '/paris' }],
  [
    '<a href="https://louvre.example/tickets?u=1" data-here>Tickets</a>',
    { interaction_type: 'click', element: 'a', link_target: 'louvre.example' },
  ],
  [
    '<div role="tab" data-analytics="map-layers" data-here>Layers</div>',
    { interaction_type: 'click', element: 'tab', element_label: 'map-layers' },
  ],
  ['<p data-here>Text</p>', undefined],
  ['<div data-unrecorded><button data-here>Chest pain</button></div>', undefined],
])('%s', (html, parameters) => {
  expect(clickOn(html)).toEqual(parameters);
});

test('what a visitor typed or is called is never recorded', () => {
  const parameters = clickOn('<input type="email" value="anna@example.org" aria-label="anna@example.org" data-here>');
  expect(JSON.stringify(parameters)).not.toContain('anna');
});
