export const minQuantity = 1;
export const maxQuantity = 9999;
