/** What names a person or lets somebody in, by its form, and what stands in its place. Lengths are bounded, so that no text takes long. */
const forms: readonly (readonly [RegExp, string])[] = [
  // An e-mail address, also as it stands in a path.
  [/[\p{L}\p{N}._%+-]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/u, '(address)'],
  // A name and a password before a host.
  [/\/\/[^\s/@"\\]{1,200}@/u, '//(user)@'],
  // A signed token, whole or in part; what a header shows to be let in; keys of the payment provider.
  [/eyJ[\w-]{8,}(?:\.[\w-]*){0,2}/u, '(token)'],
  [/(?:Bearer|Basic|Checkout) [\w.~+/=-]{16,}/iu, '(token)'],
  [/(?:[sr]k_(?:live|test)|whsec)_\w{4,}/u, '(key)'],
  // The query of an address; the place in a file that may stand behind it stays.
  [/\?[\w.~%-]{1,100}=[^\s"'\\)]*?(?=(?::\d+:\d+)?(?:[\s"'\\)]|$))/u, '?…'],
];

/** What JSON writes for a sign that it can not hold. Taken as one, so that no form begins in its midst. */
const escaped = /\\(?:u[\da-f]{4}|.)/u;
const searched = forms.map(
  ([form, instead]) => [new RegExp(`${escaped.source}|${form.source}`, `g${form.flags}`), instead] as const,
);

/** A line of JSON without e-mail addresses, tokens, keys and queries of addresses. */
export function withoutPersonalWords(line: string): string {
  return searched.reduce(
    (text, [form, instead]) => text.replace(form, (found) => (found.startsWith('\\') ? found : instead)),
    line,
  );
}
