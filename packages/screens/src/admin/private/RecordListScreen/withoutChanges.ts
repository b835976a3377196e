/** The callbacks of the buttons that change records. */
interface Changes {
  onStatusChange?: unknown;
  onDelete?: unknown;
  onRespond?: unknown;
  onAddOpenChange?: unknown;
}

/** Removes the callbacks, and so the buttons, that change records. */
export const withoutChanges = <Props extends Changes>(props: Props) => ({
  ...props,
  onStatusChange: undefined,
  onDelete: undefined,
  onRespond: undefined,
  onAddOpenChange: undefined,
});
