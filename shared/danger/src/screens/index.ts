export { firstNumbers } from './firstNumbers';
export { HelpBoard } from './HelpBoard';
export { HelpCard } from './HelpCard';
export { numberHref } from './numberHref';
export { useOpenByFragment } from './useOpenByFragment';
export { whatFor } from './whatFor';
