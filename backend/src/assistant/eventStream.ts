import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { NumberedPart } from './partStore';

/** Milliseconds between two signs of life of a stream that has nothing to say. */
const keepAlive = 15_000;

/**
 * Parts as server-sent events. A reader that does not read holds up nothing but itself.
 * @param follow is given the signal that is aborted when the reader is gone
 * @param onError told of what breaks the stream; the reader asks again and goes on where it was
 */
export function eventStream(
  follow: (signal: AbortSignal) => AsyncIterable<NumberedPart>,
  onError: (error: unknown) => void,
): Readable {
  const stream = new PassThrough();
  const gone = new AbortController();
  stream.once('close', () => gone.abort());
  // Sent at once, so that the reader and every proxy know that the answer has begun.
  stream.write(':\n\n');
  const beat = setInterval(() => {
    if (!stream.writableNeedDrain) stream.write(':\n\n');
  }, keepAlive);
  write(stream, follow(gone.signal), gone.signal)
    .then(
      () => stream.end(),
      (error: unknown) => {
        if (!gone.signal.aborted) onError(error);
        stream.destroy();
      },
    )
    .finally(() => clearInterval(beat));
  return stream;
}

async function write(stream: PassThrough, parts: AsyncIterable<NumberedPart>, signal: AbortSignal): Promise<void> {
  for await (const { number, part } of parts) {
    if (!stream.write(`id: ${number}\nevent: part\ndata: ${part}\n\n`)) await once(stream, 'drain', { signal });
  }
}
