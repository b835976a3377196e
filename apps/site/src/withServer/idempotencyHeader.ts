import type * as schemas from '@pcb/api/orders';

/** Repeated here, because importing @pcb/api/orders would bring zod into the browser. */
export const idempotencyHeader = 'Idempotency-Key' satisfies typeof schemas.idempotencyHeader;
