export const minimumQuantity = 1;
export const maximumQuantity = 9999;
