'use client';
import { CopyButton } from '@pcb/ui/CopyButton';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { OneTimeCodeField } from '@pcb/ui/OneTimeCodeField';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useId } from 'react';
import * as qrCodeStyles from '../../shared/components/QrCode/QrCode.css.ts';
import { lazyComponent } from '../../shared/remote/lazyComponent.tsx';
import type { AdminSignInStepContent } from './AdminSignInStepScreen.content.ts';
import * as styles from './SetUpForm.css.ts';
import { StepForm, type StepProps } from './StepForms.tsx';

const QrCode = lazyComponent(
  async () => (await import('../../shared/components/QrCode/QrCode.tsx')).QrCode,
  <span className={qrCodeStyles.size} />,
  // A failure is not reported: the user can type the key below instead of scanning it.
  () => null,
);

interface SetUpFormProps extends StepProps {
  /** In Base32. */
  secret: string;
  /** The content of the QR code. */
  uri: string;
  content: AdminSignInStepContent['setUp'];
}

export function SetUpForm({ secret, uri, content, ...form }: SetUpFormProps) {
  const keyTitleId = useId();
  return (
    <StepForm {...form} submit={content.submit}>
      {(value, onChange) => (
        <>
          <Stack gap="small">
            <Heading level={2} size="small">
              {content.scan}
            </Heading>
            <QrCode text={uri} label={content.picture} />
          </Stack>
          <Stack gap="small">
            <Heading level={2} size="small" id={keyTitleId}>
              {content.type}
            </Heading>
            <Stack gap="small" align="start">
              <Inline gap="small" role="group" aria-labelledby={keyTitleId} translate="no" className={styles.key}>
                {secret.match(/.{1,4}/g)?.map((group, index) => (
                  <Text elementType="span" isMono key={index}>
                    {group}
                  </Text>
                ))}
              </Inline>
              <CopyButton value={secret} label={content.copy} copiedMessage={content.copied} variant="outline" />
            </Stack>
          </Stack>
          <Stack gap="small">
            <Heading level={2} size="small">
              {content.enter}
            </Heading>
            <OneTimeCodeField name="code" label={content.field} isRequired value={value} onChange={onChange} />
          </Stack>
        </>
      )}
    </StepForm>
  );
}
