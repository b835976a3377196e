type WithDefault<RenderProps> = RenderProps & { defaultClassName: string | undefined };

/** The host may pass a string, or a function of the component's state. */
export function composeClassName<RenderProps>(
  className: string | ((values: WithDefault<RenderProps>) => string) | undefined,
  ours: string,
) {
  return (values: WithDefault<RenderProps>) => {
    const hostClassName = typeof className === 'function' ? className(values) : className;
    return hostClassName ? `${ours} ${hostClassName}` : ours;
  };
}
