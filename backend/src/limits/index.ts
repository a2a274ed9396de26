export { limitRequests } from './limitRequests';
