import { paise } from '@pcb/quoting/money';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { DefinitionList } from '@pcb/ui/DefinitionList';
import { Grid } from '@pcb/ui/Grid';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { QrCode } from '../../shared/components/QrCode/QrCode.tsx';
import { Section } from '../../shared/components/Section.tsx';
import { formatRupees } from '../../shared/format/money.ts';
import type { OrderPayment } from './orderPayment.ts';
import type { OrderPaymentContent } from './OrderPaymentScreen.content.ts';

interface HowToPayProps {
  orderId: string;
  payment: OrderPayment;
  content: OrderPaymentContent;
}

/** The bank account and a QR code for UPI. */
export function HowToPay({ orderId, payment: { bank, upi, balance }, content }: HowToPayProps) {
  const items = (['holder', 'name', 'account', 'ifsc'] as const).map((id) => ({
    id,
    label: content.bank[id],
    value: bank[id],
  }));
  return (
    <Grid columns={{ phone: 1, laptop: upi === null ? 1 : 2 }} gap="section" align="start">
      <Section title={content.bank.title} gap="medium">
        <DefinitionList items={[...items, { id: 'reference', label: content.bank.reference, value: orderId }]} />
      </Section>
      {upi === null ? null : (
        <Section title={content.upi.title} gap="medium">
          <QrCode text={upi} label={content.upi.code(formatRupees(paise(balance)))} />
          <Text size="small" tone="muted">
            {content.upi.scan}
          </Text>
          <Stack align="start">
            <ButtonLink variant="outline" tone="neutral" href={upi}>
              {content.upi.open}
            </ButtonLink>
          </Stack>
        </Section>
      )}
    </Grid>
  );
}
