import { inquiries } from '@pcb/records/kinds';
import { countAttempt } from '../auth/throttle.ts';
import { businessDay } from '../businessDay.ts';
import { audit } from '../database/audit.ts';
import type { Sql } from '../database/pool.ts';
import { addOnce } from '../http/addOnce.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../http/types.ts';
import { nextNumber } from '../orders/numbers.ts';
import { readForm } from '../orders/price.ts';
import { searchText } from '../records/searchText.ts';

export function inquiryRoutes({ handle }: Handlers, services: Services) {
  const { pool } = services;

  handle('POST /api/inquiries', async (context, { body: { form } }) => {
    const person = context.get('person');
    const { name, quantity, leadTime, uniqueParts, targetPrice } = readForm('source', form);
    const subject = `Parts${name.trim() && ` for ${name.trim()}`}`;
    const details = [
      `Sets: ${quantity}`,
      `Unique parts: ${uniqueParts}`,
      `Working days: ${leadTime}`,
      ...(targetPrice.trim() ? [`Target price of a set: ₹${targetPrice.trim().replace(/^₹\s*/, '')}`] : []),
    ].join('\n');
    const place = async (sql: Sql) => {
      await countAttempt(sql, 'inquiry', String(person.id));
      await countAttempt(sql, 'inquiryDay', String(person.id));
      const taken = await nextNumber(sql, 'inquiry');
      await sql.query(
        `insert into inquiries (number, user_id, customer, subject, placed_on, details, search_text)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          taken,
          person.id,
          person.name,
          subject,
          businessDay(),
          details,
          searchText(inquiries, { id: String(taken), subject, customer: person.name }),
        ],
      );
      await audit(sql, { actor: person.id, action: 'place', kind: 'inquiries', record: taken });
      return taken;
    };
    const number = await addOnce(context, pool, ['inquiry', form], place);
    return { id: `#${number}` };
  });
}
