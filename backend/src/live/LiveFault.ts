/** What can go wrong with a provider, as far as it makes a difference to what is done about it. */
export type LiveFaultKind =
  /** No answer in time, or no connection. */
  | 'unreachable'
  /** It answered that it can't, with a status of 5xx. */
  | 'broken'
  /** It asks for fewer calls. */
  | 'limited'
  /** It does not accept the key, or does not know what was asked. */
  | 'refused'
  /** The answer is not what the provider's documentation promises, or can't be true. */
  | 'nonsense'
  /** The answer is of another time than now. */
  | 'clock'
  /** The call was not made: the budget is spent. */
  | 'spent'
  /** The call was not made: the provider failed too often just now. */
  | 'resting';

/** A provider gave no usable answer. The message is for the log, and names neither key nor query. */
export class LiveFault extends Error {
  override readonly name = 'LiveFault';
  constructor(
    readonly kind: LiveFaultKind,
    message: string,
    /** Milliseconds for which the provider wants to be left alone, where it says so. */
    readonly pause?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Whether the same call may well succeed a moment later. */
export const isPassing = ({ kind }: LiveFault): boolean => kind === 'unreachable' || kind === 'broken';

/**
 * What a visitor reads of it.
 * @param who the provider's name: 'Open-Meteo'
 */
export function troubleOf({ kind }: LiveFault, who: string): string {
  switch (kind) {
    case 'unreachable':
      return `${who} does not answer at the moment. We keep asking.`;
    case 'broken':
      return `${who} reports a fault of its own. We keep asking.`;
    case 'limited':
      return `${who} asks us to wait. We ask again when it allows.`;
    case 'refused':
      return `This source is switched off: ${who} does not accept our key any more.`;
    case 'nonsense':
      return `The last answer of ${who} made no sense, so it is not shown.`;
    case 'clock':
      return `The last answer of ${who} was not of the present time, so it is not shown.`;
    case 'spent':
      return `We have asked ${who} as often as we may for now. We ask again within the hour.`;
    case 'resting':
      return `${who} failed several times. We give it a rest, and ask again soon.`;
  }
}
