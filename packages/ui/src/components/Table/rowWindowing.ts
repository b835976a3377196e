/** Whether long tables render only visible rows. Off in tests without a layout, where almost no row would be visible. */
export const rowWindowing = { isOn: true };
