// A program that holds the embedded database of a data folder and takes payments in it, one after the other, until it is ended.
// Says in lines on stdout which payments it found (`open [ids]`), and of each one that it is kept (`paid <number> <id>`).
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { openEmbedded } from '../database/openEmbedded';
import { checkoutSessions, subscriptionWindows } from '../database/tables';
import { defaultPasses } from '../expertPasses';

const [dataFolder = ''] = process.argv.slice(2);
const [pass = nothingOnSale()] = defaultPasses;

async function takePayments(): Promise<never> {
  // Closes as a caller would that means well: that must come too late.
  const database = await openEmbedded(dataFolder, { onLost: () => void database.close() });
  await database.migrate();
  const { queries } = database;

  /** Payments whose checkout and window are both there. */
  const found = await queries
    .select({ id: checkoutSessions.id })
    .from(checkoutSessions)
    .innerJoin(subscriptionWindows, eq(subscriptionWindows.checkoutSessionId, checkoutSessions.id))
    .where(eq(checkoutSessions.status, 'paid'));
  console.log(`open ${JSON.stringify(found.map(({ id }) => id))}`);

  for (let number = 1; ; number += 1) {
    // The engine waits for nothing: without a turn for timers the lock would not be renewed.
    await nextTurn();
    const id = randomUUID();
    await queries.transaction(async (transaction) => {
      await transaction
        .insert(checkoutSessions)
        .values({ id, uid: id, pass, status: 'paid', provider: 'embedded', createdAt: new Date() });
      await transaction
        .insert(subscriptionWindows)
        .values({ uid: id, startDate: '2026-07-01', endDate: '2026-07-07', checkoutSessionId: id });
    });
    console.log(`paid ${number} ${id}`);
  }
}

function nothingOnSale(): never {
  throw new Error('No pass is on sale');
}

void takePayments();
