/** A telephone that is small, or held sideways: what stands above the map stands in less room. */
export const lowScreen = '@media (max-width: 59.99rem) and (max-height: 48rem)';
