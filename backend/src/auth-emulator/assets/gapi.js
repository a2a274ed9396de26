// A local stand-in for the part of Google's `gapi` that the sign-in popup needs, for the auth emulator only.
// The page opens a hidden frame of the same origin and exchanges named messages with it; each is answered.
(function () {
  'use strict';
  if (window.gapi) return;

  var mark = 'odysseus-gapi';
  var pingEvery = 50;

  /** One end of a conversation between the page and its frame. */
  function Iframe(other) {
    var self = this;
    this.other = other;
    this.handlers = {};
    this.early = [];
    this.waiting = {};
    this.answered = 0;
    window.addEventListener('message', function (event) {
      if (event.origin !== location.origin || event.source !== other() || !event.data || event.data.mark !== mark) return;
      self.receive(event.data);
    });
  }
  Iframe.prototype.post = function (message) {
    var target = this.other();
    message.mark = mark;
    if (target) target.postMessage(message, location.origin);
  };
  Iframe.prototype.receive = function (message) {
    if (message.kind === 'answer') {
      var waiting = this.waiting[message.id];
      delete this.waiting[message.id];
      if (!waiting) return;
      try {
        waiting([message.data]);
      } catch {
        // Firebase's SDK throws at the end of one of its callbacks whatever the answer was; the real gapi swallows that too.
      }
    } else if (message.kind === 'call') {
      var handler = this.handlers[message.name];
      if (handler) this.answer(message, handler);
      else this.early.push(message);
    }
  };
  Iframe.prototype.answer = function (message, handler) {
    var self = this;
    Promise.resolve(handler(message.data)).then(function (data) {
      self.post({ kind: 'answer', id: message.id, data: data });
    });
  };
  Iframe.prototype.send = function (name, data, callback) {
    var id = String(++this.answered);
    if (callback) this.waiting[id] = callback;
    this.post({ kind: 'call', id: id, name: name, data: data });
  };
  Iframe.prototype.register = function (name, handler) {
    this.handlers[name] = handler;
    var early = this.early;
    this.early = [];
    early.forEach(this.receive, this);
  };
  Iframe.prototype.restyle = function () {
    return Promise.resolve();
  };
  /** Asks until the frame answers: it may still be loading. The caller sets the time limit. */
  Iframe.prototype.ping = function (callback) {
    var self = this;
    return new Promise(function (resolve) {
      var timer = setInterval(ask, pingEvery);
      function ask() {
        self.send('ping', null, function () {
          clearInterval(timer);
          self.waiting = {};
          if (callback) callback();
          resolve();
        });
      }
      setTimeout(clearInterval, 30000, timer);
      ask();
    });
  };

  function open(options, callback) {
    var frame = document.createElement('iframe');
    var attributes = options.attributes || {};
    Object.keys(attributes).forEach(function (name) {
      if (name === 'style') Object.assign(frame.style, attributes.style);
      else frame.setAttribute(name, attributes[name]);
    });
    frame.title = 'Local sign-in';
    frame.src = options.url;
    var iframe = new Iframe(function () {
      return frame.contentWindow;
    });
    options.where.appendChild(frame);
    return Promise.resolve(callback ? callback(iframe) : iframe);
  }

  var parent;
  function getParentIframe() {
    return parent;
  }
  if (window.parent !== window) {
    parent = new Iframe(function () {
      return window.parent;
    });
    parent.register('ping', function () {
      return 'pong';
    });
    // The emulator's frame alerts when nobody waits for the popup any more. That is no news for a visitor.
    window.alert = function (text) {
      console.warn(text);
    };
  }

  window.gapi = {
    load: function (_name, options) {
      var callback = typeof options === 'function' ? options : options.callback;
      setTimeout(callback, 0);
    },
    iframes: {
      Iframe: Iframe,
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: function () {
        return { open: open, getParentIframe: getParentIframe };
      },
    },
  };
  if (typeof window.gapi_onload === 'function') window.gapi_onload();
})();
