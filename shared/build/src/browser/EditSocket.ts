import { parseWith } from '@odysseus/contract';
import * as z from 'zod/mini';
import { takeEdits } from './editedContent';

const messageSchema = z.object({ type: z.string() });
const editSchema = z.object({
  type: z.literal('odysseus-edit'),
  data: z.object({ revision: z.number(), files: z.record(z.string(), z.string()) }),
});

/** The connection of webpack's development client: it takes edits of content itself, and hands on what webpack says. */
export default class EditSocket {
  private readonly socket: WebSocket;

  constructor(address: string) {
    this.socket = new WebSocket(address);
    this.socket.onerror = (event) => console.error('The development server can’t be reached.', event);
  }

  onOpen(take: () => void): void {
    this.socket.onopen = take;
  }

  onClose(take: () => void): void {
    this.socket.onclose = take;
  }

  onMessage(take: (text: string) => void): void {
    this.socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message: unknown = JSON.parse(data);
      if (parseWith(messageSchema, message, 'A message of the development server').type !== 'odysseus-edit')
        return take(data);
      const { revision, files } = parseWith(editSchema, message, 'An edit of content').data;
      takeEdits(revision, files);
    };
  }
}
