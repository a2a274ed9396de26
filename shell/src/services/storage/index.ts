export { createStoredValue, type StoredValue } from './storedValue';
