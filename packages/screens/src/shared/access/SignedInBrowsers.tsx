'use client';
import { Badge } from '@pcb/ui/Badge';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { Inline } from '@pcb/ui/Inline';
import { RelativeTime } from '@pcb/ui/RelativeTime';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { Monitor, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SectionProps } from '../components/Section.tsx';
import type { Remote } from '../remote/remote.ts';
import { RemoteSection } from '../remote/RemoteSection.tsx';
import type { WithContent } from '../WithContent.ts';
import { signedInBrowsersContent, type SignedInBrowsersContent } from './access.content.ts';
import { deviceOf } from './deviceOf.ts';
import * as styles from './SignedInBrowsers.css.ts';

export interface SignedInBrowser {
  id: string;
  /** When it was signed in, in ISO 8601. */
  since: string;
  /** ISO 8601. */
  lastUsed: string;
  /** The `User-Agent` header, which the names of browser and system are taken from. */
  userAgent: string;
  /** An IP address. */
  address: string;
  isCurrent: boolean;
}

export interface SignedInBrowsersProps extends WithContent<SignedInBrowsersContent> {
  /** The browsers in which the user is signed in. */
  browsers: Remote<readonly SignedInBrowser[]>;
  /** The id of the browser that is being signed out, or 'others' for all but this one. */
  ending?: string | undefined;
  /** Called with the browser whose 'Sign out' is pressed. */
  onEnd: (browser: SignedInBrowser) => void;
  /** Called when 'Sign out all others' is pressed. */
  onEndOthers: () => void;
  size?: SectionProps['size'];
}

/** The browsers in which a customer or an administrator is signed in, each with a button that signs it out. */
export function SignedInBrowsers({
  browsers,
  ending,
  onEnd,
  onEndOthers,
  size = 'title',
  content = signedInBrowsersContent,
}: SignedInBrowsersProps) {
  const hasOthers = browsers.status === 'ready' && browsers.value.some(({ isCurrent }) => !isCurrent);
  return (
    <RemoteSection
      data={browsers}
      removable={(rows) => rows}
      content={content}
      lines={4}
      size={size}
      gap={size === 'small' ? 'medium' : 'large'}
      hasActionRow
      actions={
        hasOthers ? (
          <Button variant="outline" tone="neutral" size="small" isPending={ending === 'others'} onPress={onEndOthers}>
            {content.endOthers}
          </Button>
        ) : null
      }
    >
      {(rows) => (
        <>
          <Card padding="none">
            <Stack elementType="ul" gap="none">
              {rows.map((browser) => (
                <Browser
                  key={browser.id}
                  browser={browser}
                  isEnding={ending === browser.id}
                  onEnd={() => onEnd(browser)}
                  content={content}
                />
              ))}
            </Stack>
          </Card>
          {hasOthers ? null : (
            <Text size="small" tone="muted">
              {content.only}
            </Text>
          )}
        </>
      )}
    </RemoteSection>
  );
}

interface BrowserProps {
  browser: SignedInBrowser;
  isEnding: boolean;
  onEnd: () => void;
  content: SignedInBrowsersContent;
}

function Browser({
  browser: { since, lastUsed, userAgent, address, isCurrent },
  isEnding,
  onEnd,
  content,
}: BrowserProps) {
  const { browser, system, isHandheld } = deviceOf(userAgent);
  const device = content.device(browser, system);
  const Icon = isHandheld ? Smartphone : Monitor;
  return (
    <li className={styles.row}>
      <Icon size={20} aria-hidden="true" className={styles.icon} />
      <Stack gap="xsmall">
        <Inline gap="small">
          <Text weight="medium" translate="no">
            {device}
          </Text>
          {isCurrent ? <Badge tone="success">{content.thisBrowser}</Badge> : null}
        </Inline>
        <Inline elementType="dl" align="stretch" gap="large" className={styles.facts}>
          <Fact name={content.lastUsed}>
            <RelativeTime value={lastUsed} hasTime />
          </Fact>
          <Fact name={content.since}>
            <RelativeTime value={since} />
          </Fact>
          <Fact name={content.address}>
            <bdi dir="ltr" translate="no">
              {address}
            </bdi>
          </Fact>
        </Inline>
      </Stack>
      {isCurrent ? null : (
        <Button
          variant="outline"
          tone="neutral"
          size="small"
          className={styles.action}
          aria-label={content.endNamed(device, address)}
          isPending={isEnding}
          onPress={onEnd}
        >
          {content.end}
        </Button>
      )}
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
