import type { Plan, PlanItem } from '@odysseus/contract';
import { tripIn } from './tripIn';

const item = (id: string): PlanItem => ({ id, name: id, path: '/wells' });
function planOf(...ids: string[]) {
  let items = ids.map(item);
  const plan = (): Plan => ({
    items,
    add: (added) => {
      items = [...items, added];
    },
    remove: (id) => {
      items = items.filter((one) => one.id !== id);
    },
  });
  return { plan, ids: () => items.map(({ id }) => id) };
}
const testville = { key: 'testville', renamed: { 'old-well': 'well' } };
const idsIn = ({ items }: Plan) => items.map(({ id }) => id);

describe('a trip with a place of a former id', () => {
  it('holds the place under its id of today, and those of other cities as they are', () => {
    const { plan } = planOf('testville/old-well', 'testville/bridge', 'elsewhere/old-well');
    expect(idsIn(tripIn(plan(), testville))).toEqual(['testville/well', 'testville/bridge', 'elsewhere/old-well']);
  });

  it('holds it once, where it was added under both', () => {
    const { plan } = planOf('testville/old-well', 'testville/well');
    expect(idsIn(tripIn(plan(), testville))).toEqual(['testville/well']);
  });

  it('tells when it is visited under its id of today, and nothing in a shell that does not know when', () => {
    const { plan } = planOf('testville/old-well');
    const trip = {
      days: [{ id: 'a', date: '2026-12-15' }],
      stops: [{ place: 'testville/old-well', day: 'a', at: '09:00' }],
    };
    const dated: Plan = { ...plan(), dated: () => trip };
    const [visit] = tripIn(dated, testville).visits();
    expect(visit).toEqual({ place: 'testville/well', date: '2026-12-15', at: '09:00' });
    expect(tripIn(dated, { key: 'elsewhere' }).visits()).toMatchObject([{ place: 'testville/old-well' }]);
    expect(tripIn(plan(), testville).visits()).toEqual([]);
  });

  it('loses it by its id of today, whichever it was added under, and takes it again', () => {
    const { plan, ids } = planOf('testville/old-well', 'testville/bridge');
    const trip = tripIn(plan(), testville);
    trip.remove('testville/well');
    expect(ids()).toEqual(['testville/bridge']);
    trip.add(item('testville/well'));
    expect(idsIn(tripIn(plan(), testville))).toEqual(['testville/bridge', 'testville/well']);
  });
});
