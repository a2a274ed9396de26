export { eventsPlugin } from './eventsPlugin';
