afterEach(() => jest.resetModules());

it('brings the trained reader', async () => {
  const { loadReader } = await import('./loadReader');
  expect((await loadReader()).read('my son does not breathe')).toMatchObject({ outcome: 'danger', by: 'trained' });
});

it('reads by words where the weights do not come, and tries again', async () => {
  let damaged = true;
  jest.doMock('../weights', () => ({
    trainedWeights: () => {
      if (damaged) throw new Error('These are weights of version 99, and this reader reads version 1.');
      return { read: () => ({ outcome: 'none', language: 'en', by: 'trained' }) };
    },
  }));
  const { loadReader } = await import('./loadReader');
  expect((await loadReader()).read('my wife is unconscious')).toMatchObject({ outcome: 'danger', by: 'words' });
  damaged = false;
  expect((await loadReader()).read('hello')).toMatchObject({ by: 'trained' });
});
