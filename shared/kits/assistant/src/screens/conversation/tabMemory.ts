/** What a tab remembers over a reload: the conversation that is open, and the question that is half written. */
export interface TabMemory {
  read(name: 'conversation' | 'draft'): string | undefined;
  /** @param value undefined forgets it */
  write(name: 'conversation' | 'draft', value: string | undefined): void;
}

/** @param owner whose it is: another visitor of the same browser reads nothing of it */
export function tabMemory(city: string, owner: string): TabMemory {
  const key = (name: string) => `odysseus.assistant.${city}.${owner}.${name}`;
  return {
    read(name) {
      try {
        return sessionStorage.getItem(key(name)) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(name, value) {
      try {
        if (value === undefined || value === '') sessionStorage.removeItem(key(name));
        else sessionStorage.setItem(key(name), value);
      } catch {
        // Where storage is full or forbidden it lives for as long as the page.
      }
    },
  };
}
