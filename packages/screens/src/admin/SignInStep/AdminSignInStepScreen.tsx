'use client';
import { useEffect, useRef } from 'react';
import type { Brand } from '../../shared/brand.ts';
import type { Sending } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { AdminSignInLayout } from '../private/AdminSignInLayout/AdminSignInLayout.tsx';
import { RecoveryCodes } from '../private/RecoveryCodes/RecoveryCodes.tsx';
import { adminSignInStepContent, type AdminSignInStepContent } from './AdminSignInStepScreen.content.ts';
import { SetUpForm } from './SetUpForm.tsx';
import { CodeForm, PasswordForm, RecoveryCodeForm } from './StepForms.tsx';

export { adminSignInStepContent, type AdminSignInStepContent } from './AdminSignInStepScreen.content.ts';

export type AdminSignInStep =
  | { step: 'code' }
  | { step: 'recoveryCode' }
  /** Links an authenticator app: `secret` is the key to type, `uri` the content of the QR code. */
  | { step: 'setUp'; secret: string; uri: string }
  | { step: 'recoveryCodes'; codes: readonly string[] }
  | { step: 'invitation' };

export interface AdminSignInStepScreenProps extends Sending<'code' | 'password'>, WithContent<AdminSignInStepContent> {
  /** The name for the logo. */
  brand: Pick<Brand, 'name' | 'mark'>;
  /** The step to show. */
  step: AdminSignInStep;
  /** Called with the code of the app, a recovery code or the new password. */
  onSubmit: (value: string) => void;
  /** Called when the administrator switches between an app code and a recovery code. */
  onStepChange: (step: AdminSignInStep) => void;
  /** Called with a file name and the recovery codes, one per line, when 'Download' is pressed. */
  onDownload: (fileName: string, text: string) => void;
  /** Called when the recovery codes are saved. */
  onDone: () => void;
}

/**
 * A step of an administrator's sign-in: app code, app setup, recovery codes, or the password after an invitation.
 *
 * @example <AdminSignInStepScreen brand={brand} step={{ step: 'code' }} onSubmit={signInWithCode} {...others} />
 */
export function AdminSignInStepScreen({
  brand,
  step,
  onSubmit,
  onStepChange,
  onDownload,
  onDone,
  isSaving,
  problems,
  content = adminSignInStepContent,
}: AdminSignInStepScreenProps) {
  const { title, text } = content[step.step];
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that had focus has unmounted.
    titleRef.current?.focus();
  }, [step.step]);
  const form = { isSaving, problems, onSubmit };
  return (
    <AdminSignInLayout
      brand={brand}
      title={title}
      titleRef={titleRef}
      text={text}
      // There is no link back, because leaving now would lose the codes.
      back={step.step === 'recoveryCodes' ? undefined : content.back}
    >
      {step.step === 'code' ? (
        <CodeForm {...form} content={content.code} onUseOther={() => onStepChange({ step: 'recoveryCode' })} />
      ) : step.step === 'recoveryCode' ? (
        <RecoveryCodeForm {...form} content={content.recoveryCode} onUseOther={() => onStepChange({ step: 'code' })} />
      ) : step.step === 'setUp' ? (
        <SetUpForm {...form} secret={step.secret} uri={step.uri} content={content.setUp} />
      ) : step.step === 'recoveryCodes' ? (
        <RecoveryCodes codes={step.codes} onDownload={onDownload} onDone={onDone} content={content.recoveryCodes} />
      ) : (
        <PasswordForm {...form} content={content.invitation} />
      )}
    </AdminSignInLayout>
  );
}
