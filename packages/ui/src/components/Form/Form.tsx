'use client';
import {
  createContext,
  type FormEventHandler,
  memo,
  type ReactNode,
  type Ref,
  use,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { announceNotes } from '../../private/Field/announceNotes.ts';
import { fieldControl } from '../../private/Field/fieldControl.ts';
import { RegisterSummary } from '../../private/formSummary.ts';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { useHostRef } from '../../private/useHostRef.ts';
import { inheritingClass } from '../../theme/defaults.css.ts';

export interface FormProps extends Omit<AriaFormProps, 'children' | 'onSubmit' | 'validationErrors'> {
  /** The fields, each with a `name`, and the button that submits them. */
  children?: ReactNode;
  /**
   * Server errors by the `name` of the field. The first of these fields, or the `ErrorSummary`, takes focus, and
   * editing a field removes its message. A field can have several messages, as in `fieldErrors` of Zod's `flattenError`.
   * Pass the same object until the server responds again.
   */
  validationErrors?: Readonly<Partial<Record<string, string | readonly string[]>>> | undefined;
  /** Called when the browser accepts every field. Prevent the default unless the page should reload. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** Ref to the `form`. */
  ref?: Ref<HTMLFormElement>;
}

const isInvalid = (element: Element) =>
  'willValidate' in element && element.willValidate === true && element.matches(':invalid');

// Every render of react-aria's form passes new context objects to its fields, and all of them render again, even
// memoised ones. So the children come from a context, and the form renders only when another prop changes.
const MemoisedForm = memo(AriaForm);
const Fields = createContext<ReactNode>(undefined);
const FieldsSlot = () => use(Fields);
const slot = <FieldsSlot />;
const noErrors = {};

/**
 * A form whose fields are submitted together and show server errors. The browser validates first, unless
 * `validationBehavior="aria"`. If there are more than a few fields, start with an `ErrorSummary`; divide a long form
 * with `Disclosure` or `Steps`, but not with `Tabs`, which unmount hidden fields.
 * @example <Form validationErrors={{ email: 'An account with this address exists.' }} onSubmit={register}>…</Form>
 */
export function Form({ validationErrors, className, children, ref, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useHostRef(ref, form);

  // react-aria moves focus when the browser rejects a field, but not when the server does.
  const showSummary = useRef<() => void>(null);
  const registerSummary = useCallback((show: (() => void) | null) => {
    showSummary.current = show;
  }, []);

  const announce = useAnnounce();

  useEffect(() => {
    if (!validationErrors) return;
    if (showSummary.current) return showSummary.current();
    const control = form.current?.querySelector('[data-invalid]')?.querySelector<HTMLElement>(fieldControl);
    if (control === document.activeElement) announceNotes(announce);
    control?.focus();
  }, [validationErrors, announce]);

  useEffect(() => {
    const element = form.current;
    const onInvalid = ({ target }: Event) => {
      if (!(target instanceof Element) || showSummary.current) return;
      const hadFocus =
        target === document.activeElement || target.closest('[data-invalid]')?.contains(document.activeElement);
      if (hadFocus && [...(element?.elements ?? [])].find(isInvalid) === target) announceNotes(announce);
    };
    // In the capture phase, because the event does not bubble, and before react-aria moves the focus.
    element?.addEventListener('invalid', onInvalid, { capture: true });
    return () => element?.removeEventListener('invalid', onInvalid, { capture: true });
  }, [announce]);

  // react-aria treats an undefined message as no message, although its type does not allow it.
  const errors = (validationErrors ?? noErrors) as Record<string, string | string[]>;
  return (
    <RegisterSummary value={registerSummary}>
      <Fields value={children}>
        <MemoisedForm
          {...props}
          validationErrors={errors}
          // Firefox treats a form with empty required fields as invalid, and screen readers announce that.
          aria-invalid="false"
          className={joinClassNames(inheritingClass, className)}
          ref={form}
        >
          {slot}
        </MemoisedForm>
      </Fields>
    </RegisterSummary>
  );
}
