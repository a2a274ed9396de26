import { ModelError } from './ModelError';

/** The model was cut short from outside, by the visitor or the end of the process: no failure of its own. */
export class ModelEnded extends ModelError {}
