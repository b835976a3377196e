/** Whether long tables render only their visible rows: not in tests without a layout, which would find almost none. */
export const rowWindowing = { isOn: true };
