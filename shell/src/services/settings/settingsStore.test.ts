import { createSettingsStore, settingsKey } from './settingsStore';

const told = { units: 'imperial', residency: 'eea', ages: [40, 9] } as const;
beforeEach(() => localStorage.clear());

test('what was told before there were versions is known, and carries one from the next change on', () => {
  localStorage.setItem(settingsKey, JSON.stringify(told));
  const settings = createSettingsStore();
  expect(settings.get()).toEqual(told);
  settings.set({ ...settings.get(), units: 'metric' });
  expect(JSON.parse(localStorage.getItem(settingsKey) ?? '')).toEqual({ version: 1, ...told, units: 'metric' });
  expect(createSettingsStore().get()).toEqual({ ...told, units: 'metric' });
});

test('what a newer shell was told is left alone', () => {
  const stored = JSON.stringify({ version: 2, travellers: [] });
  localStorage.setItem(settingsKey, stored);
  const settings = createSettingsStore();
  expect(settings.get().units).toBe('metric');
  settings.set({ ...told, ages: [] });
  expect(settings.get().units).toBe('imperial');
  expect(localStorage.getItem(settingsKey)).toBe(stored);
});
