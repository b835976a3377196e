import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';

/** A button with `aria-disabled` keeps its focus and its tooltip, and does nothing: react-aria would still press it. */
export function unlessUnavailable<Props extends AriaButtonProps>(props: Props): Props {
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
