'use client';
import { Badge } from '@pcb/ui/Badge';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { IconButton } from '@pcb/ui/IconButton';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { Mail, Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Section } from '../../shared/components/Section.tsx';
import type { Address, CustomerAccount } from '../private/profile.ts';
import type { ProfileContent } from './ProfileScreen.content.ts';
import * as styles from './ProfileScreen.css.ts';

export interface ProfileCallbacks {
  /** Called when 'Edit Profile' is pressed. */
  onEditProfile: () => void;
  /** Called when 'Add More' is pressed in the address section. */
  onAddAddress: () => void;
  /** Called with the address whose edit button is pressed. */
  onEditAddress: (address: Address) => void;
  /** Called with the address whose delete button is pressed. */
  onDeleteAddress: (address: Address) => void;
  /** Called when 'Add More' is pressed in the e-mail section. */
  onAddEmail: () => void;
  /** Called with the e-mail address whose delete button is pressed. Without it, these buttons are hidden. */
  onDeleteEmail?: ((email: string) => void) | undefined;
}

interface ProfileSectionsProps extends ProfileCallbacks {
  account: CustomerAccount;
  content: ProfileContent;
}

export function ProfileSections({
  account: { profile, addresses, emails, credit },
  content,
  onEditProfile,
  onAddAddress,
  onEditAddress,
  onDeleteAddress,
  onAddEmail,
  onDeleteEmail,
}: ProfileSectionsProps) {
  const { personal } = content;
  return (
    <>
      <Section
        id="personal-details"
        title={personal.title}
        actions={
          <Button size="small" onPress={onEditProfile}>
            <Pencil size={16} aria-hidden="true" />
            <span>{personal.edit}</span>
          </Button>
        }
      >
        <Card padding="none">
          <Grid elementType="dl" columns={{ phone: 1, largePhone: 2 }} className={styles.details}>
            <Detail name={personal.name}>{profile.name}</Detail>
            <Detail name={personal.company}>{profile.company}</Detail>
            <Detail name={personal.mobile} kind="mono">
              <bdi dir="ltr">{profile.mobile}</bdi>
            </Detail>
            <Detail name={personal.email} kind="mono">
              {profile.email}
            </Detail>
            {profile.state ? <Detail name={personal.state}>{profile.state.name}</Detail> : null}
          </Grid>
        </Card>
      </Section>
      <Section
        id="addresses"
        title={content.addresses.title}
        actions={<AddMore describedBy="addresses" label={content.addresses.add} onPress={onAddAddress} />}
      >
        {addresses.length === 0 ? (
          <Text tone="muted">{content.addresses.none}</Text>
        ) : (
          <Grid elementType="ul" gap="large" minColumnWidth="20rem">
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                copy={content.addresses}
                onEdit={() => onEditAddress(address)}
                onDelete={() => onDeleteAddress(address)}
              />
            ))}
          </Grid>
        )}
      </Section>
      <Section
        id="emails"
        title={content.emails.title}
        actions={<AddMore describedBy="emails" label={content.emails.add} onPress={onAddEmail} />}
      >
        {emails.length === 0 ? (
          <Text tone="muted">{content.emails.none}</Text>
        ) : (
          <Card padding="none">
            <Stack elementType="ul" gap="none">
              {emails.map((email, index) => (
                <li key={index} className={styles.email}>
                  <Mail size={16} aria-hidden="true" className={styles.emailIcon} />
                  <Text elementType="span" isMono size="small" className={styles.emailText}>
                    {email}
                  </Text>
                  {onDeleteEmail ? (
                    <IconButton
                      size="small"
                      tone="danger"
                      aria-label={content.emails.remove(email)}
                      onPress={() => onDeleteEmail(email)}
                    >
                      <Trash2 size={16} aria-hidden="true" />
                    </IconButton>
                  ) : null}
                </li>
              ))}
            </Stack>
          </Card>
        )}
        <Text size="small" tone="muted">
          {content.emails.note}
        </Text>
      </Section>
      <Section id="credit" title={content.credit.title} hasActionRow>
        <Card padding="none">
          <dl className={styles.figures}>
            {(['outstandingInvoices', 'runningOrders', 'totalCreditNote'] as const).map((figure) => (
              <Detail key={figure} name={content.credit[figure]} kind="figure">
                {content.credit.figure(credit[figure])}
              </Detail>
            ))}
            <Detail name={content.credit.paymentTerm} kind="figureText">
              {credit.paymentTerm}
            </Detail>
          </dl>
        </Card>
      </Section>
    </>
  );
}

interface AddMoreProps {
  /** The id of the section heading, which distinguishes the two 'Add More' buttons. */
  describedBy: string;
  label: string;
  onPress: () => void;
}

function AddMore({ describedBy, label, onPress }: AddMoreProps) {
  return (
    <Button variant="outline" tone="neutral" size="small" aria-describedby={describedBy} onPress={onPress}>
      <Plus size={16} aria-hidden="true" />
      <span>{label}</span>
    </Button>
  );
}

interface DetailProps {
  name: string;
  kind?: keyof typeof styles.values;
  children: ReactNode;
}

function Detail({ name, kind = 'text', children }: DetailProps) {
  return (
    <Stack gap="xsmall" className={styles.cell}>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.values[kind]}>{children}</dd>
    </Stack>
  );
}

interface AddressCardProps {
  address: Address;
  copy: ProfileContent['addresses'];
  onEdit: () => void;
  onDelete: () => void;
}

function AddressCard({ address, copy, onEdit, onDelete }: AddressCardProps) {
  return (
    <Card elementType="li">
      <Stack className={styles.address}>
        <Grid columns={[1, 'auto']} gap="small" align="start">
          <Stack gap="small" align="start">
            <Badge>{address.type}</Badge>
            <Heading level={3} size="small">
              {address.name}
            </Heading>
          </Stack>
          <div className={styles.addressActions}>
            <IconButton size="small" aria-label={copy.edit(address)} onPress={onEdit}>
              <Pencil size={16} aria-hidden="true" />
            </IconButton>
            <IconButton size="small" tone="danger" aria-label={copy.remove(address)} onPress={onDelete}>
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          </div>
        </Grid>
        <Text size="small" tone="muted" hasLineBreaks>
          {address.text}
        </Text>
        <Inline elementType="dl" align="stretch" justify="space-between" gap="large" className={styles.addressContact}>
          <dt className={styles.term}>{copy.contact}</dt>
          <dd className={styles.values.mono}>
            <bdi dir="ltr">{address.contact}</bdi>
          </dd>
        </Inline>
      </Stack>
    </Card>
  );
}
