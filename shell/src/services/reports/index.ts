export { reportMistake } from './reportMistake';
