/** Reads captions aloud. */
export interface Voice {
  /** Says a sentence in place of what is being said. */
  say(text: string): void;
  hush(): void;
  pause(): void;
  resume(): void;
  readonly speaking: boolean;
}

/** The browser's own voice; nothing where it has none for English. */
export function browserVoice(): Voice | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined;
  const { speechSynthesis: speech } = globalThis;
  const chosen = englishVoice(speech.getVoices());
  if (!chosen) return undefined;
  let current: SpeechSynthesisUtterance | undefined;
  const hush = (): void => {
    current = undefined;
    speech.cancel();
  };
  return {
    say: (text) => {
      hush();
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = chosen;
      utterance.lang = chosen.lang;
      const done = (): void => {
        if (current === utterance) current = undefined;
      };
      utterance.addEventListener('end', done);
      utterance.addEventListener('error', done);
      current = utterance;
      // Chromium stays paused for the next utterance when the last was cancelled while paused.
      speech.resume();
      speech.speak(utterance);
    },
    hush,
    pause: () => speech.pause(),
    resume: () => speech.resume(),
    get speaking() {
      return current !== undefined;
    },
  };
}

/** British before other English, on the device before over the network. */
function englishVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const rank = ({ lang, localService }: SpeechSynthesisVoice): number =>
    (/^en[-_]GB/i.test(lang) ? 2 : 0) + (localService ? 1 : 0);
  return voices.filter(({ lang }) => /^en/i.test(lang)).sort((a, b) => rank(b) - rank(a))[0];
}
