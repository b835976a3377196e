interface Changes {
  onStatusChange?: unknown;
  onDelete?: unknown;
  onRespond?: unknown;
  onAddOpenChange?: unknown;
}

export const withoutChanges = <Props extends Changes>(props: Props) => ({
  ...props,
  onStatusChange: undefined,
  onDelete: undefined,
  onRespond: undefined,
  onAddOpenChange: undefined,
});
