import type { ChatChunk, ChatToolCall } from './chatSchemas';
import { ModelError } from './ModelError';
import type { ModelLimits } from './modelLimits';

export interface Turn {
  readonly text: string;
  readonly calls: readonly ChatToolCall[];
}

interface GrowingCall {
  readonly index: number;
  id: string;
  name: string;
  json: string;
}

/**
 * Reads one completion to its end.
 * @param onText told of its text as it comes
 * @throws {ModelError} when it calls more tools, or with more, than it may
 */
export async function collectTurn(
  chunks: AsyncIterable<ChatChunk>,
  limits: ModelLimits,
  onText: (piece: string) => Promise<void>,
): Promise<Turn> {
  const growing: GrowingCall[] = [];
  let text = '';
  for await (const { choices } of chunks) {
    const delta = choices[0]?.delta;
    for (const piece of delta?.tool_calls ?? []) grow(growing, piece, limits);
    if (typeof delta?.content !== 'string' || delta.content === '') continue;
    text += delta.content;
    await onText(delta.content);
  }
  const calls = growing.map(({ id, name, json }, position): ChatToolCall => ({
    id: id === '' ? `call-${position}` : id,
    type: 'function',
    function: { name, arguments: json },
  }));
  return { text, calls };
}

type CallPiece = NonNullable<NonNullable<ChatChunk['choices'][number]['delta']>['tool_calls']>[number];

/** Adds a piece to its call. Some endpoints number all calls alike, or none: there a new id begins a new one. */
function grow(growing: GrowingCall[], piece: CallPiece, limits: ModelLimits): void {
  const id = piece.id ?? '';
  const latest = growing.findLast(({ index }) => index === piece.index);
  const call =
    latest && (id === '' || latest.id === '' || id === latest.id)
      ? latest
      : { index: piece.index, id: '', name: '', json: '' };
  if (call !== latest) growing.push(call);
  call.id ||= id;
  call.name ||= piece.function?.name ?? '';
  call.json += piece.function?.arguments ?? '';
  if (growing.length > limits.toolCalls || call.json.length > limits.argumentLength)
    throw new ModelError('It asked for more tools than it may');
}
