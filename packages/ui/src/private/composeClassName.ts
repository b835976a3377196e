import { composeRenderProps } from 'react-aria-components/composeRenderProps';

type ClassNameOf<RenderProps> = string | ((values: RenderProps & { defaultClassName: string | undefined }) => string) | undefined;

/** Our class first, the host's after it, whether the host gives a string or a function of the part's state. */
export function composeClassName<RenderProps>(className: ClassNameOf<RenderProps>, ours: string) {
  return composeRenderProps(className as string, (given) => (given ? `${ours} ${given}` : ours)) as (
    values: RenderProps & { defaultClassName: string | undefined },
  ) => string;
}
