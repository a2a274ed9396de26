// By itself, not part of what the shell hands to remotes and so brings with its first page: it stands at ends of pages alone.
export { GoElsewhere } from './GoElsewhere';
export { Across, Beside, Column } from './GoElsewhere.styles';
export { GoOn } from './GoOn';
export { overviewsElsewhere } from './overviewsElsewhere';
export { useEveryArea } from './useEveryArea';
