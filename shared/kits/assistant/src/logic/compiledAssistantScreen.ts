import { helpBookSchema, type WordsByLanguage } from '@odysseus/danger';
import { compiledCitySchema } from '@odysseus/model';
import * as z from 'zod/mini';
import { assistantWelcomeSchema } from './assistantScreenSchema';

/** Help in danger as the assistant holds it: it is there before anything is asked, whatever becomes of the network. */
const assistantHelpSchema = z.object({
  book: helpBookSchema,
  words: z.custom<WordsByLanguage>(
    (value: unknown) => typeof value === 'object' && value !== null && 'en' in value,
    'must be the words of help by language',
  ),
});
export type AssistantHelp = z.infer<typeof assistantHelpSchema>;

export const compiledAssistantScreenSchema = z.extend(assistantWelcomeSchema, {
  city: compiledCitySchema,
  help: z.optional(assistantHelpSchema),
});
export type CompiledAssistantScreen = z.infer<typeof compiledAssistantScreenSchema>;
