export { default } from './overview';
