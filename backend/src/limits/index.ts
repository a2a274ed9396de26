export { limitConnections } from './limitConnections';
export { limitRequests } from './limitRequests';
