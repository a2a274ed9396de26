import { BrowserRouter, Link } from '@odysseus/runtime';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from '@odysseus/runtime/testing';
import { useAddressQuery } from './useAddressQuery';

function Counting({ name }: { readonly name: string }) {
  const [query, change] = useAddressQuery();
  const more = (now: string): string => {
    const parameters = new URLSearchParams(now);
    parameters.set(name, String(Number(parameters.get(name) ?? 0) + 1));
    return `?${parameters.toString()}`;
  };
  return (
    <>
      <output>{query}</output>
      <button onClick={() => change(more)}>{name}</button>
    </>
  );
}

const page = (
  <BrowserRouter>
    <Counting name="walk" />
    <Counting name="show" />
    <Link to="/map?walk=7">seventh</Link>
  </BrowserRouter>
);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const refuse = () =>
  jest.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
  });

beforeEach(() => history.replaceState({ idx: 3 }, '', '/map?ref=letter#list'));

it('keeps what others have written, the fragment, and what is kept with the entry', async () => {
  render(page);
  await press('walk');
  await press('show');
  expect(told()).toEqual(['?ref=letter&walk=1&show=1', '?ref=letter&walk=1&show=1']);
  expect(location.pathname + location.search + location.hash).toBe('/map?ref=letter&walk=1&show=1#list');
  expect(history.state).toEqual({ idx: 3 });
});

it('follows links and the way back', async () => {
  render(page);
  await press('walk');
  await userEvent.click(screen.getByRole('link', { name: 'seventh' }));
  expect(told()[0]).toBe('?walk=7');
  await act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await arrived;
  });
  expect(told()[0]).toBe('?ref=letter&walk=1');
});

it('says nothing in a page that is rendered ahead', () => {
  expect(
    renderToString(
      <MemoryRouter initialEntries={['/map?walk=7']}>
        <Counting name="walk" />
      </MemoryRouter>,
    ),
  ).toContain('<output></output>');
});

describe('where the browser refuses to write', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('goes on in the page, counts on, and writes it when the browser takes it again', async () => {
    const refusing = refuse();
    render(page);
    await press('walk');
    await press('walk');
    expect([told()[0], location.search]).toEqual(['?ref=letter&walk=2', '?ref=letter']);
    // A press on a link to a section.
    act(() => {
      location.hash = '#map';
    });
    await press('show');
    expect(told()[0]).toBe('?ref=letter&walk=2&show=1');
    act(() => jest.advanceTimersByTime(10_000));
    expect(location.search).toBe('?ref=letter');
    refusing.mockRestore();
    act(() => jest.advanceTimersByTime(10_000));
    expect(location.search + location.hash).toBe('?ref=letter&walk=2&show=1#map');
    expect(told()[0]).toBe('?ref=letter&walk=2&show=1');
  });

  it('writes nothing into another page', async () => {
    const refusing = refuse();
    render(page);
    await press('walk');
    refusing.mockRestore();
    act(() => history.pushState(null, '', '/metro'));
    act(() => jest.advanceTimersByTime(10_000));
    expect(location.pathname + location.search).toBe('/metro');
  });
});
