import { render, screen } from '@testing-library/react';

/** Tests ask for the look of an element as types/pageEnvironment.cjs finds it. */
beforeEach(() => {
  const sheet = document.createElement('style');
  sheet.textContent = `
    .gone { display: none; }
    .unseen { visibility: hidden; color: rgb(1, 2, 3); }
    .dead { pointer-events: none; display: flex; }`;
  document.head.append(sheet);
});
afterEach(() => document.head.replaceChildren());

it('finds what sheets, ancestors and the element itself say of its look', () => {
  render(
    <div className="unseen">
      <p className="dead" style={{ opacity: '0.5' }}>
        <b>Words</b>
      </p>
    </div>,
  );
  const words = screen.getByText('Words');
  const paragraph = words.parentElement ?? document.body;
  const { display, visibility, pointerEvents, color, opacity } = getComputedStyle(paragraph);
  expect({ display, visibility, pointerEvents, color, opacity }).toEqual({
    display: 'flex',
    visibility: 'hidden',
    pointerEvents: 'none',
    color: 'rgb(1, 2, 3)',
    opacity: '0.5',
  });
  const style = getComputedStyle(words);
  for (const [property, value] of [
    ['display', ''],
    ['visibility', 'hidden'],
    ['pointer-events', 'none'],
    ['color', 'rgb(1, 2, 3)'],
    ['opacity', ''],
  ] as const)
    expect([property, style.getPropertyValue(property)]).toEqual([property, value]);
});

it('hides from roles what is not shown, as it changes', () => {
  const { container } = render(
    <div className="gone">
      <button>Open</button>
    </div>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  container.firstElementChild?.removeAttribute('class');
  expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
  container.firstElementChild?.setAttribute('class', 'unseen');
  expect(screen.queryByRole('button')).toBeNull();
});
