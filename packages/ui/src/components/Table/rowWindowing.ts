/**
 * Whether long tables render only visible rows. It is off in tests without a layout, where almost no row would be
 * visible.
 */
export const rowWindowing = { isOn: true };
