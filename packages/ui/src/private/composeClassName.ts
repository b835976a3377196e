type WithDefault<RenderProps> = RenderProps & { defaultClassName: string | undefined };

/** Appends the host's class name to ours. The host may pass a string or a function of the state of the component. */
export function composeClassName<RenderProps>(
  className: string | ((values: WithDefault<RenderProps>) => string) | undefined,
  ours: string,
) {
  return (values: WithDefault<RenderProps>) => {
    const hostClassName = typeof className === 'function' ? className(values) : className;
    return hostClassName ? `${ours} ${hostClassName}` : ours;
  };
}
