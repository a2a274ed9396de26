import { lazyCode } from '../../services/lazy';

/** The closed gate: its code comes with the first screen that has one. */
export const lazyGateCard = lazyCode(() => import('./GateCard').then(({ GateCard }) => GateCard));
