export { PreparationScreen as default } from '@odysseus/guide';
