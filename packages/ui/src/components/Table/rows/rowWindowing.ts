/** Whether long tables render only visible rows. Off in tests without a layout, which have almost no visible rows. */
export const rowWindowing = { isOn: true };
