import { editedContent, followEdits, takeEdits, writtenContent } from './editedContent';

const pictures = { picture: '/louvre.avif' };

it('shows an edit in place of what the module said, with the pictures that the module knows, and tells whoever follows', () => {
  const given = writtenContent('museums', 10, { title: 'Museums', lead: 'Many.' }, pictures);
  expect(editedContent(given)).toEqual({ title: 'Museums', lead: 'Many.', ...pictures });
  let told = 0;
  const leave = followEdits(() => (told += 1));
  takeEdits(11, { museums: '{"title":"Museums of Paris"}', passes: '{"title":"Passes"}' });
  expect(told).toBe(1);
  expect(editedContent(given)).toEqual({ title: 'Museums of Paris', ...pictures });
  leave();
  takeEdits(12, { museums: '{"title":"Museums"}' });
  expect(told).toBe(1);
});

it('gives the same object until something changes, and where the module comes after the edit that it says, too', () => {
  const given = writtenContent('metro', 10, { title: 'Metro' }, {});
  takeEdits(11, { metro: '{"title":"Metro and RER"}' });
  const edited = editedContent(given);
  expect(editedContent(given)).toBe(edited);
  expect(writtenContent('metro', 11, { title: 'Metro and RER' }, {})).toBe(edited);
  expect(editedContent(edited)).toBe(edited);
});

it('keeps what an edit leaves as it was as the same object, so that it need not be drawn again', () => {
  const places = { louvre: { name: 'Louvre' }, orsay: { name: 'Orsay' } };
  const given = writtenContent('monuments', 10, { lead: 'Many.', places }, {});
  takeEdits(11, { monuments: JSON.stringify({ lead: 'Some.', places }) });
  expect(Reflect.get(editedContent(given), 'places')).toBe(places);
  const renamed = { ...places, orsay: { name: 'Musée d’Orsay' } };
  const after = Reflect.get(
    writtenContent('monuments', 12, { lead: 'Some.', places: renamed }, {}),
    'places',
  ) as object;
  expect(after).toEqual(renamed);
  expect(Reflect.get(after, 'louvre')).toBe(places.louvre);
});

it('keeps an edit that came before its screen, and one that came while an earlier state of the module was on its way', () => {
  takeEdits(20, { stays: '{"title":"Beds"}' });
  const given = writtenContent('stays', 15, { title: 'Where to stay' }, pictures);
  expect(editedContent(given)).toEqual({ title: 'Beds', ...pictures });
  expect(editedContent(writtenContent('stays', 21, { title: 'Hotels' }, pictures))).toMatchObject({ title: 'Hotels' });
});

it('takes no edit that is older than what is shown', () => {
  const given = writtenContent('dining', 30, { title: 'Dining' }, {});
  takeEdits(29, { dining: '{"title":"Food"}' });
  expect(editedContent(given)).toEqual({ title: 'Dining' });
});

it('takes up other pictures with the module that names them', () => {
  const given = writtenContent('overview', 40, { title: 'Paris' }, pictures);
  writtenContent('overview', 40, { title: 'Paris' }, { picture: '/orsay.avif' });
  expect(editedContent(given)).toEqual({ title: 'Paris', picture: '/orsay.avif' });
});

it('leaves alone what no module has given', () => {
  const other = { title: 'Elsewhere' };
  expect(editedContent(other)).toBe(other);
});
