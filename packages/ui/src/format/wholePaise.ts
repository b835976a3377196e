/** Half a paisa is rounded away from zero, for credits as well as debits. */
export const wholePaise = (amount: number) => Math.sign(amount) * Math.round(Math.abs(amount));
