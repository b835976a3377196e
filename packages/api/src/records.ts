/** The records of the admin area. `id` is the reference that users see, such as '#1234', or a number. */
import { z } from 'zod';
import { day, email, line, lines, newPassword, paise } from './values.ts';

const count = z.int().min(0);
const reference = z.string().regex(/^#\d{1,15}$/);

export const orderStatus = z.enum(['Pending', 'In Production', 'Shipped']);
export const quotationStatus = z.enum(['Pending', 'Approved', 'Rejected']);
export const inquiryStatus = z.enum(['Open', 'Closed']);
export const activity = z.enum(['Active', 'Inactive']);

/** What an administrator can edit of an order. The tax is derived from the total. */
export const editedOrder = z.strictObject({
  pcbName: line,
  customer: line,
  status: orderStatus,
  date: day,
  total: paise,
  components: z.array(line).max(500),
  shippingAddress: lines,
  notes: lines,
});
export const orderRow = z.object({ id: reference, ...editedOrder.shape });

export const editedQuotation = z.strictObject({
  customer: line,
  service: line,
  status: quotationStatus,
  date: day,
  total: paise,
  details: lines,
});
export const quotationRow = z.object({ id: reference, ...editedQuotation.shape });

/** The number of orders is counted, not edited. */
export const editedUser = z.strictObject({ name: line, email, status: activity });
export const newUser = z.strictObject({ ...editedUser.shape, password: newPassword });
export const userRow = z.object({ id: z.int(), ...editedUser.shape, orders: count });

export const editedService = z.strictObject({
  name: line,
  description: lines.min(1),
  price: line,
  status: activity,
});
export const serviceRow = z.object({ id: z.int(), ...editedService.shape });

export const inquiryRow = z.object({
  id: reference,
  customer: line,
  subject: z.string(),
  status: inquiryStatus,
  date: day,
  details: lines,
});
