import type { ComponentPropsWithRef } from 'react';

export interface BrokenTraceProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> {
  /** What the picture says. Without it the picture is decoration. */
  label?: string;
}

export function BrokenTrace({ label, ...props }: BrokenTraceProps) {
  return (
    <svg
      {...props}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      viewBox="0 0 240 160"
      fill="none"
      stroke="currentColor"
    />
  );
}
