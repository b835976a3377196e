import { rowOf } from '@pcb/api/records';
import {
  inquiries,
  orders,
  quotations,
  type recordKinds as descriptions,
  type Section,
  services,
  users,
} from '@pcb/records/kinds';
import { afterEdit } from '../auth/editedAccount.ts';
import { checkNewPassword } from '../auth/newPassword.ts';
import { hashPassword } from '../auth/passwords.ts';
import { addAccount } from '../auth/users.ts';
import { fieldError } from '../http/apiError.ts';
import { removedMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { editedAmounts } from '../orders/amounts.ts';
import { followStatus } from '../production/take.ts';
import type { StorageOf, StoredKind } from './kind.ts';

const storage: { readonly [Name in Section]: StorageOf<(typeof descriptions)[Name]> } = {
  orders: {
    description: orders,
    row: rowOf(orders),
    columns: { date: 'placed_on' },
    computed: ['total', 'flag'],
    derived: ({ total }, key, sql) => editedAmounts(sql, key, total),
    afterSave: followStatus,
  },
  quotations: { description: quotations, row: rowOf(quotations), columns: { date: 'placed_on' } },
  users: {
    description: users,
    row: rowOf(users),
    columns: { orders: 'order_count' },
    only: "role = 'customer' and closed_at is null",
    insert: async ({ name, email, status, password }, { sql }) => {
      checkNewPassword(password, { name, email });
      const passwordHash = await hashPassword(password);
      // An administrator vouches for the address.
      const id = await addAccount(sql, { role: 'customer', name, email, passwordHash, isVerified: true });
      if (id === undefined) throw fieldError('taken', 'email', 'hasAccount');
      await sql.query('update users set status = $2 where id = $1', [id, status]);
      return id;
    },
    afterSave: (key, { sql }, before) => afterEdit(sql, key, before),
    afterRemove: async ({ sql }, { email }) => {
      await queueMail(sql, { to: email, ...removedMail });
    },
  },
  services: { description: services, row: rowOf(services) },
  inquiries: { description: inquiries, row: rowOf(inquiries), columns: { date: 'placed_on' } },
};

export const recordKinds: Readonly<Record<Section, StoredKind>> = storage;
