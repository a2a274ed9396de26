export { searchFileBeside } from './readSearchFiles';
export { SearchField } from './SearchField';
export { useSearch } from './useSearch';
