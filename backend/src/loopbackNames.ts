/** This machine's names for itself, as a `Host` header and `URL.hostname` spell them. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
