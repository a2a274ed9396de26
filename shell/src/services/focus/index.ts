export { focusHeading } from './focusHeading';
export { useArrivalFocus } from './useArrivalFocus';
