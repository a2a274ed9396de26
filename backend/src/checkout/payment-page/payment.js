// The embedded payment page. Its right to act is the secret in the fragment, which never leaves this page but in the
// Authorization header of calls to the service that made it.

const id = location.pathname.split('/').at(-1) ?? '';
const secret = location.hash.slice(1);
const calls = `/api/checkout/sessions/${encodeURIComponent(id)}`;
const patience = 15_000;

/** @param {string} name */
const element = (name) => document.getElementById(name);
const buttons = ['pay', 'decline', 'cancel'].map(element);
let busy = false;

/**
 * @param {string} text
 * @param {'' | 'success' | 'failure'} [tone]
 */
function say(text, tone = '') {
  const message = element('message');
  message.className = `message ${tone}`.trim();
  message.textContent = text;
}

/** @param {boolean} value */
function setBusy(value) {
  busy = value;
  // Not `disabled`: a button that loses the focus while it works would throw a keyboard's user back to the top.
  for (const button of buttons) button.setAttribute('aria-disabled', String(value));
}

/**
 * @param {string} path
 * @param {RequestInit} [options]
 */
async function call(path, options = {}) {
  const response = await fetch(path, {
    ...options,
    headers: {
      accept: 'application/json',
      authorization: `Checkout ${secret}`,
      ...(options.body ? { 'content-type': 'application/json' } : {}),
    },
    signal: AbortSignal.timeout(patience),
  });
  const body = await response.json().catch(() => undefined);
  if (response.ok && body) return body;
  throw new Refusal(
    body?.error?.message ?? 'The service answered in a way that this page does not understand.',
    body?.error?.code,
  );
}

class Refusal extends Error {
  /**
   * @param {string} message
   * @param {string} [code]
   */
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

/** @param {{ amount: number, currency: string }} pass */
function priceOf({ amount, currency }) {
  const format = new Intl.NumberFormat('en-IE', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/**
 * @param {string} text
 * @param {string} href
 */
function offer(text, href) {
  const link = element('onward-link');
  link.textContent = text;
  link.href = href;
  element('onward').hidden = false;
  element('actions').hidden = true;
}

function show(session) {
  const { pass, status } = session;
  const price = priceOf(pass);
  element('pass-name').textContent = pass.name;
  element('pass-line').textContent = pass.line;
  element('pass-days').textContent = pass.days === 1 ? '1 day' : `${pass.days} days`;
  element('pass-price').textContent = price;
  element('pay').textContent = `Pay ${price}`;
  element('order').hidden = false;
  if (status === 'paid') {
    say('This order is paid.', 'success');
    offer('Continue to your guide', `/app/CheckoutSuccess?session=${encodeURIComponent(session.id)}`);
  } else if (status === 'cancelled' || status === 'refunded') {
    say('This order is closed. Nothing more can be paid here.', 'failure');
    offer('Choose a pass again', '/app/checkout');
  } else {
    element('actions').hidden = false;
    if (status === 'declined') say('The payment was declined. Nothing was charged; you can try again.', 'failure');
    else say('Check your order, then choose how this payment ends.');
  }
}

/** @param {unknown} error */
function explain(error) {
  if (error instanceof Refusal) {
    say(error.message, 'failure');
    if (['checkout_missing', 'checkout_closed', 'checkout_expired', 'checkout_paid'].includes(error.code))
      offer('Back to Expert Access', '/app/checkout');
    return;
  }
  say('The service can not be reached. Check your connection and try again: nobody is charged twice.', 'failure');
}

/** @param {'pay' | 'decline' | 'cancel'} action */
async function act(action) {
  if (busy) return;
  setBusy(true);
  say('One moment…');
  try {
    const session = await call(`${calls}/${action}`, {
      method: 'POST',
      body: JSON.stringify({ utcOffset: -new Date().getTimezoneOffset() }),
    });
    if (session.next) {
      if (session.status === 'paid') say('Paid. Taking you back…', 'success');
      location.assign(session.next);
      return;
    }
    show(session);
  } catch (error) {
    explain(error);
  }
  setBusy(false);
}

for (const action of ['pay', 'decline', 'cancel']) element(action).addEventListener('click', () => void act(action));
// Coming back with the browser's back button shows the page as it was left: busy.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});

if (secret === '') {
  say('This address is not complete, so the order can not be opened.', 'failure');
  offer('Back to Expert Access', '/app/checkout');
} else {
  call(calls).then(show, (error) => {
    explain(error);
    offer('Back to Expert Access', '/app/checkout');
  });
}
