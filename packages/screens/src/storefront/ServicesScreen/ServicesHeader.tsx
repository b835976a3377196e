import { Button } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { Text } from '@pcb/ui/Text';
import { PageTitle } from '../../shared/components/PageTitle.tsx';
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
        <PageTitle size="heading">{content.heading}</PageTitle>
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
