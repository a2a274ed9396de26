/** What a verified ID token says of its bearer. */
export interface VerifiedToken {
  /** The authentication provider's user id. */
  readonly uid: string;
  readonly email: string | null;
  /** Milliseconds since 1970; from then on the token is worth nothing. */
  readonly expiresAt: number;
}

export interface TokenVerifier {
  /**
   * @throws {TokenError} when the token is not valid
   * @throws {KeysUnavailableError} when it can't be told, because the provider's keys can't be had
   */
  verify(token: string): Promise<VerifiedToken>;
}

/** The token is not one that this service accepts. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
  constructor(
    readonly code: 'token_expired' | 'token_invalid',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The provider's public keys can't be read: nothing is known about the token. */
export class KeysUnavailableError extends Error {
  override readonly name = 'KeysUnavailableError';
}
