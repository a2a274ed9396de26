// Lists sign-in mail that was never sent, and keeps itself up to date while it is looked at.
(function () {
  'use strict';
  var pollEvery = 2000;
  var list = document.getElementById('messages');
  var state = document.getElementById('state');
  var shown = null;
  var timer;

  function element(name, text, className) {
    var node = document.createElement(name);
    if (text) node.textContent = text;
    if (className) node.className = className;
    return node;
  }

  function say(text, trouble) {
    if (state.textContent !== text) state.textContent = text;
    state.classList.toggle('trouble', Boolean(trouble));
  }

  function item(message) {
    var entry = element('li');
    entry.append(element('h2', 'Sign in to Odysseus'));
    var about = element('p', 'To ');
    about.append(element('strong', message.email));
    var time = new Date(message.sentAt);
    if (!Number.isNaN(time.getTime())) {
      var stamp = element('time', time.toLocaleString([], { dateStyle: 'medium', timeStyle: 'medium' }));
      stamp.dateTime = message.sentAt;
      about.append(', ', stamp);
    }
    var open = element('a', 'Sign in as ' + message.email, 'open');
    open.href = message.link;
    open.rel = 'noreferrer';
    entry.append(about, open);
    return entry;
  }

  function show(messages) {
    // An unchanged list is left alone, so that a focused link keeps the focus.
    var key = JSON.stringify(messages);
    if (key === shown) return;
    shown = key;
    list.replaceChildren.apply(list, messages.map(item));
    say(messages.length === 0 ? 'No mail yet. Ask for a sign-in link, and it appears here.' : messages.length === 1 ? '1 message' : messages.length + ' messages');
  }

  function poll() {
    clearTimeout(timer);
    fetch('/local-inbox/messages', { headers: { accept: 'application/json' } })
      .then(function (response) {
        if (!response.ok) throw new Error(String(response.status));
        return response.json();
      })
      .then(function (answer) {
        show(answer.messages);
      })
      .catch(function () {
        shown = null;
        say('Odysseus does not answer. Is it still running?', true);
      })
      .finally(function () {
        clearTimeout(timer);
        if (!document.hidden) timer = setTimeout(poll, pollEvery);
      });
  }

  document.addEventListener('visibilitychange', function () {
    if (!document.hidden) poll();
  });
  poll();
})();
