import { type FakeModel, startFakeModel } from '../../testing/fakeModel';
import type { ChatChunk } from './chatSchemas';
import { collectTurn } from './collectTurn';
import { modelLimits } from './modelLimits';
import { streamChat } from './streamChat';

describe('A streamed completion', () => {
  let model: FakeModel;
  beforeAll(async () => {
    model = await startFakeModel();
  });
  afterAll(() => model.close());
  afterEach(() => jest.useRealTimers());

  const read = (): AsyncGenerator<ChatChunk> =>
    streamChat(
      { baseUrl: model.url, apiKey: 'key-1', model: 'small' },
      {
        messages: [],
        tools: [{ type: 'function', function: { name: 'place_facts', description: '', parameters: {} } }],
        toolChoice: 'auto',
      },
      modelLimits,
      { left: modelLimits.bytes },
      new AbortController().signal,
    );

  it('does not count as silent while its reader is busy', async () => {
    jest.useFakeTimers({
      doNotFake: [
        'Date',
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
      ],
    });
    let goOn = (): void => undefined;
    const allowed = new Promise<void>((resolve) => (goOn = resolve));
    model.behave(async (reply) => {
      reply.chunk({ content: 'One' });
      await allowed;
      reply.chunk({ content: ' and two' }, 'stop').end();
    });
    let text = '';
    for await (const { choices } of read()) {
      text += choices[0]?.delta?.content ?? '';
      jest.advanceTimersByTime(modelLimits.silence * 2);
      goOn();
    }
    expect(text).toBe('One and two');
  });

  it.each([
    ['one number', { index: 0 }],
    ['no number', {}],
  ])('keeps tool calls apart by their ids where all have %s', async (_what, index) => {
    model.behave((reply) => {
      reply.chunk({ tool_calls: [{ ...index, id: 'a', function: { name: 'search', arguments: '{"q"' } }] });
      reply.chunk({ tool_calls: [{ ...index, function: { arguments: ':"1"}' } }] });
      reply.chunk({ tool_calls: [{ ...index, id: 'b', function: { name: 'hours', arguments: '{"p"' } }] });
      reply.chunk({ tool_calls: [{ ...index, id: 'b', function: { arguments: ':"2"}' } }] }, 'tool_calls').end();
    });
    const { calls } = await collectTurn(read(), modelLimits, async () => undefined);
    expect(calls.map(({ id, function: { name, arguments: json } }) => [id, name, json])).toEqual([
      ['a', 'search', '{"q":"1"}'],
      ['b', 'hours', '{"p":"2"}'],
    ]);
  });
});
