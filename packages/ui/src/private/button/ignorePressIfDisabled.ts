import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';

/** react-aria would still press a button with `aria-disabled`, which keeps its focus and its tooltip. */
export function ignorePressIfDisabled<Props extends AriaButtonProps>(props: Props): Props {
  if (props['aria-disabled'] !== true && props['aria-disabled'] !== 'true') return props;
  const {
    onPress: _press,
    onPressStart: _start,
    onPressEnd: _end,
    onPressUp: _up,
    onPressChange: _change,
    onClick: _click,
    ...others
  } = props;
  return { ...others, type: 'button' } as Props;
}
