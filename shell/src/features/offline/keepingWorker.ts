import * as z from 'zod/mini';
import { answerSchema, type WorkerAnswer, type WorkerRequest } from '../../services/service-worker';

const workerAddress = '/service-worker.js';

/** The worker that keeps pages. Newer versions of it take over while the page is open. */
export interface KeepingWorker {
  /**
   * Says something to the worker and hears its answers.
   * @returns ends the hearing; the worker goes on
   */
  say(request: WorkerRequest, onAnswer?: (answer: WorkerAnswer) => void): () => void;
}

/**
 * Registers the worker. Quiet where there can be none: the site is whole without. A development server's files change under
 * one address, so that nothing is kept there.
 */
export async function startWorker(): Promise<KeepingWorker | undefined> {
  if (process.env.NODE_ENV === 'development' || !('serviceWorker' in navigator)) return undefined;
  try {
    await navigator.serviceWorker.register(workerAddress, { scope: '/' });
    const registration = await navigator.serviceWorker.ready;
    return { say: (request, onAnswer) => speak(registration, request, onAnswer) };
  } catch {
    return undefined;
  }
}

function speak(
  { active }: ServiceWorkerRegistration,
  request: WorkerRequest,
  onAnswer: ((answer: WorkerAnswer) => void) | undefined,
): () => void {
  if (!active) return () => undefined;
  if (!onAnswer) {
    active.postMessage(request);
    return () => undefined;
  }
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    const answer = z.safeParse(answerSchema, data);
    if (answer.success) onAnswer(answer.data);
  };
  active.postMessage(request, [port2]);
  return () => port1.close();
}
