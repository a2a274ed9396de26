export { boardCopy, happenedId } from './copy';
export { firstNumbers } from './firstNumbers';
export { HelpBoard } from './HelpBoard';
export { HelpCard } from './HelpCard';
export { numberHref } from './numberHref';
export { whatFor } from './whatFor';
