'use client';
import { type FormEventHandler, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';

export interface FormProps extends Omit<AriaFormProps, 'children' | 'onSubmit' | 'validationErrors'> {
  /** The fields, each with a `name`, and the button that submits them. */
  children?: ReactNode;
  /**
   * What the server refused: a sentence for each field, by its `name`. The first of these fields takes focus, and each
   * sentence goes when its field is changed. Pass the same object until the server answers again.
   */
  validationErrors?: Readonly<Partial<Record<string, string>>> | undefined;
  /** Called when the form is submitted and the browser accepts every field. Prevent the default unless the page is to be loaded anew. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** The `form` element. */
  ref?: Ref<HTMLFormElement>;
}

/** What takes focus in a field. The hidden input of a number field or a select does not. */
const focusable = 'input:not([type="hidden"]), textarea, [role="combobox"]';

/**
 * Fields that are sent together, with a server's messages at the fields that it refused. The browser checks the fields
 * first; `validationBehavior="aria"` leaves everything to the host. It draws nothing: use `Stack` or `Grid` inside.
 *
 * @example <Form validationErrors={{ email: 'An account with this address exists.' }} onSubmit={register}>…</Form>
 */
export function Form({ validationErrors, ref, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current, []);

  // react-aria moves focus when the browser refuses a field, not when the server does.
  useEffect(() => {
    if (!validationErrors) return;
    form.current?.querySelector('[data-invalid]')?.querySelector<HTMLElement>(focusable)?.focus();
  }, [validationErrors]);

  // react-aria takes a field whose message is undefined for a field without one; its type does not say so.
  const errors = validationErrors as Record<string, string> | undefined;
  return <AriaForm {...props} {...(errors && { validationErrors: errors })} ref={form} />;
}
