import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ServiceContext } from '../ServiceContext';
import { prepareAccess } from './prepareAccess';
import { Answers } from './Answers';
import type { Assistants } from './Assistants';
import { historyPlugin } from './historyPlugin';
import { messagesPlugin } from './messagesPlugin';
import { type ModelLimits, openModel } from './model';

export { type Assistants } from './Assistants';
export { deleteHistory, type ExportedMessage, exportHistory } from './conversationRecords';
export { preparedAssistants } from './preparedAssistants';

/** What may differ from how the service runs, for its tests. */
export interface AssistantChanges {
  readonly modelLimits?: Partial<ModelLimits>;
  /** Milliseconds between two signs of life of an answer. */
  readonly beat?: number;
}

export interface AssistantOptions extends ServiceContext, AssistantChanges {
  readonly assistants: Assistants;
}

/** The assistant: questions, their answers as streams, and the history of both. */
export const assistantPlugin: FastifyPluginAsyncZod<AssistantOptions> = async (app, options) => {
  const { configuration, database, clock, modelLimits, beat } = options;
  const hasAccess = prepareAccess(database, clock);
  const model = configuration.assistant && openModel(configuration.assistant, clock, modelLimits);
  const answers = new Answers({
    database,
    clock,
    model,
    hasAccess,
    log: app.log,
    ...(beat === undefined ? {} : { beat }),
  });
  // Before connections are waited for: streams end with their answers, and the database is there until they have.
  app.addHook('preClose', () => answers.close());
  await app.register(messagesPlugin, { ...options, answers, hasAccess });
  await app.register(historyPlugin, { ...options, hasAccess });
};
