import { adminOrders } from '@pcb/screens/fixtures/adminOrders';
import { taxPercent } from '@pcb/quoting/money';
import { searchText } from '../../../apps/server/src/records/searchText.ts';
import type { Sql } from '../../../apps/server/src/database/pool.ts';

/** Adds the orders of the demonstration with their numbers, so that tests of both can look for the same. */
export async function insertSampleOrders(sql: Sql): Promise<void> {
  for (const { id, pcbName, customer, status, date, total, components, shippingAddress, notes } of adminOrders) {
    const number = Number(id.slice(1));
    const net = Math.round((total * 100) / (100 + taxPercent));
    const central = Math.round((total - net) / 2);
    await sql.query(
      `insert into orders (number, customer, pcb_name, status, placed_on, net, central_tax, state_tax, components,
         shipping_address, notes, search_text)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        ...[number, customer, pcbName, status, date, net, central, total - net - central],
        ...[components, shippingAddress, notes, searchText(String(number), pcbName, customer)],
      ],
    );
  }
  const numbers = adminOrders.map(({ id }) => Number(id.slice(1)));
  await sql.query(`insert into number_series (kind, period, last) values ('order', 'all', $1)`, [Math.max(...numbers)]);
}
