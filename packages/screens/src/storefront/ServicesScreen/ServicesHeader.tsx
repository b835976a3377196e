import { Button } from '@pcb/ui/Button';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Text } from '@pcb/ui/Text';
import type { ServicesContent } from './ServicesScreen.content.ts';
import * as styles from './ServicesScreen.css.ts';

export interface ServicesHeaderProps {
  content: ServicesContent;
  onOrderNow: () => void;
}

export function ServicesHeader({ content, onOrderNow }: ServicesHeaderProps) {
  return (
    <Inline elementType="header" justify="space-between" gap="xxlarge" className={styles.header}>
      <div className={styles.title}>
        <Heading level={1} size="heading" id="page-title" tabIndex={-1}>
          {content.heading}
        </Heading>
        <Text tone="muted" size="small" hasLineLimit>
          {content.lead}
        </Text>
      </div>
      <div className={styles.banner}>
        <Text weight="medium" size="small" className={styles.bannerText}>
          {content.banner.text}
        </Text>
        <Button variant="outline" size="small" className={styles.bannerAction} onPress={onOrderNow}>
          {content.banner.action}
        </Button>
      </div>
    </Inline>
  );
}
