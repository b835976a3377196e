/** The quantities that a line of the cart can have. The table of the server's carts checks them too. */
export const minimumQuantity = 1;
export const maximumQuantity = 9999;
