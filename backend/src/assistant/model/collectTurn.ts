import type { ChatChunk, ChatToolCall } from './chatSchemas';
import { ModelError } from './ModelError';
import type { ModelLimits } from './modelLimits';

export interface Turn {
  readonly text: string;
  readonly calls: readonly ChatToolCall[];
}

interface GrowingCall {
  id: string;
  name: string;
  json: string;
}

/**
 * Reads one completion to its end.
 * @param onText told of its text as it comes
 * @throws {ModelError} when it calls more tools, or with more, than it may
 */
export async function collectTurn(chunks: AsyncIterable<ChatChunk>, limits: ModelLimits, onText: (piece: string) => Promise<void>): Promise<Turn> {
  const growing = new Map<number, GrowingCall>();
  let text = '';
  for await (const { choices } of chunks) {
    const delta = choices[0]?.delta;
    for (const piece of delta?.tool_calls ?? []) grow(growing, piece, limits);
    if (typeof delta?.content !== 'string' || delta.content === '') continue;
    text += delta.content;
    await onText(delta.content);
  }
  const calls = [...growing.values()].map(({ id, name, json }, index): ChatToolCall => ({ id: id === '' ? `call-${index}` : id, type: 'function', function: { name, arguments: json } }));
  return { text, calls };
}

type CallPiece = NonNullable<NonNullable<ChatChunk['choices'][number]['delta']>['tool_calls']>[number];

function grow(growing: Map<number, GrowingCall>, piece: CallPiece, limits: ModelLimits): void {
  const call = growing.get(piece.index) ?? { id: '', name: '', json: '' };
  call.id ||= piece.id ?? '';
  call.name ||= piece.function?.name ?? '';
  call.json += piece.function?.arguments ?? '';
  growing.set(piece.index, call);
  if (growing.size > limits.toolCalls || call.json.length > limits.argumentLength) throw new ModelError('It asked for more tools than it may');
}
