import type * as schemas from '@pcb/api/orders';

/** As in @pcb/api/orders, which would bring the library of the schemas into the browser. */
export const idempotencyHeader = 'Idempotency-Key' satisfies typeof schemas.idempotencyHeader;
