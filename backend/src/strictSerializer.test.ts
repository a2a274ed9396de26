import { ContractError } from '@odysseus/contract';
import { z } from 'zod';
import { strictSerializer } from './strictSerializer';

const schema = z.object({
  name: z.string(),
  stops: z.array(z.object({ at: z.string() })),
  note: z.optional(z.string()),
});
const write = strictSerializer({ schema, method: 'GET', url: '/api/trip', httpStatus: '200' });
const trip = { name: 'Louvre', stops: [{ at: '10:00' }] };

it('writes an answer as its schema says', () => {
  expect(write({ ...trip, note: undefined })).toBe(JSON.stringify(trip));
});

it('refuses to write what the schema does not know, however deep', () => {
  expect(() => write({ ...trip, uid: 'ann', stops: [{ at: '10:00', dwell: 5 }] })).toThrow(ContractError);
  expect(() => write({ ...trip, stops: [{ at: '10:00', dwell: 5 }] })).toThrow(
    "The answer of GET /api/trip can't be used:\n- stops.0.dwell: its schema has no such field",
  );
});
