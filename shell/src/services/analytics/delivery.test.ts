import { systemClock } from './systemClock';
import { createDelivery } from './delivery';
import { recordingSink } from './testing';

const event = (name: string) => ({ name, parameters: {} });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function opened() {
  const receiver = recordingSink();
  const onFailure = jest.fn();
  const delivery = createDelivery(systemClock, onFailure);
  delivery.open([receiver.sink]);
  return { receiver, delivery, onFailure };
}

test('events are flushed together, 1 s after the last one', () => {
  const { receiver, delivery } = opened();
  delivery.push(event('a'));
  jest.advanceTimersByTime(600);
  delivery.push(event('b'));
  jest.advanceTimersByTime(999);
  expect(receiver.batches).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(receiver.batches).toEqual([[event('a'), event('b')]]);
});

test('a page that never pauses still delivers everything', () => {
  const { receiver, delivery } = opened();
  for (let index = 0; index < 500; index += 1) {
    delivery.push(event(`e${index}`));
    jest.advanceTimersByTime(100);
  }
  jest.advanceTimersByTime(1_000);
  expect(receiver.names).toEqual(Array.from({ length: 500 }, (_, index) => `e${index}`));
});

test('events wait for sinks that are still loading, the newest 200 of them', () => {
  const receiver = recordingSink();
  const delivery = createDelivery(systemClock, jest.fn());
  for (let index = 0; index < 201; index += 1) delivery.push(event(`e${index}`));
  jest.advanceTimersByTime(60_000);
  delivery.open([receiver.sink]);
  jest.advanceTimersByTime(1_000);
  expect(receiver.names).toHaveLength(200);
  expect(receiver.names[0]).toBe('e1');
});

test('when the page hides, what waits leaves at once', () => {
  const { receiver, delivery } = opened();
  delivery.push(event('a'));
  delivery.hide();
  expect(receiver.names).toEqual(['a']);
  expect(receiver.sink.hide).toHaveBeenCalledTimes(1);
});

test('a sink that throws costs the others nothing, and its failure tells which events it concerned', () => {
  const broken = recordingSink('broken');
  const error = new Error('broken');
  broken.sink.send.mockImplementation(() => {
    throw error;
  });
  const receiver = recordingSink();
  const onFailure = jest.fn();
  const delivery = createDelivery(systemClock, onFailure);
  delivery.open([broken.sink, receiver.sink]);
  delivery.push(event('a'));
  jest.advanceTimersByTime(1_000);
  expect(receiver.names).toEqual(['a']);
  expect(onFailure).toHaveBeenCalledWith('broken', error, [event('a')]);
});

test('once stopped, nothing leaves and nothing is taken', () => {
  const { receiver, delivery } = opened();
  delivery.push(event('a'));
  delivery.stop();
  delivery.push(event('b'));
  delivery.hide();
  jest.advanceTimersByTime(60_000);
  expect(receiver.events).toEqual([]);
  expect(receiver.sink.stop).toHaveBeenCalledTimes(1);
});

test('sinks that open late learn who is signed in', () => {
  const receiver = recordingSink();
  const delivery = createDelivery(systemClock, jest.fn());
  delivery.setUser('uid-1');
  delivery.open([receiver.sink]);
  delivery.setUser(null);
  expect(receiver.sink.setUser.mock.calls).toEqual([['uid-1'], [null]]);
});
