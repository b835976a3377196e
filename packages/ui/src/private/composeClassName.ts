type WithDefault<RenderProps> = RenderProps & { defaultClassName: string | undefined };

/** Our class first, the host's after it, whether the host gives a string or a function of the part's state. */
export function composeClassName<RenderProps>(
  className: string | ((values: WithDefault<RenderProps>) => string) | undefined,
  ours: string,
) {
  return (values: WithDefault<RenderProps>) => {
    const given = typeof className === 'function' ? className(values) : className;
    return given ? `${ours} ${given}` : ours;
  };
}
