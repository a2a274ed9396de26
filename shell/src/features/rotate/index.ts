export { RotatePrompt } from './RotatePrompt';
