export { besideSignIn } from './besideSignIn';
export { chosenPass } from './chosenPass';
export { LazyGateOffer } from './LazyGateOffer';
export { Opened } from './Opened';
export { formatPrice, pricePerDay } from './price';
export { readPasses } from './readPasses';
