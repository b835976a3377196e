import { Button } from '@pcb/ui/Button';
import { Text } from '@pcb/ui/Text';
import { PageHeader } from '../../shared/components/PageHeader.tsx';
import type { ServicesContent } from './ServicesScreen.content.ts';
import { banner, bannerText } from './ServicesScreen.css.ts';

export interface ServicesHeaderProps {
  content: ServicesContent;
  onOrderNow: () => void;
}

/** Title, lead and the banner with 'Order Now!'. */
export function ServicesHeader({ content, onOrderNow }: ServicesHeaderProps) {
  return (
    <>
      <PageHeader designator={content.designator} title={content.heading} lead={content.lead} />
      <div className={banner}>
        <Text weight="medium" size="large" className={bannerText}>
          {content.banner.text}
        </Text>
        <Button variant="outline" onPress={onOrderNow}>
          {content.banner.action}
        </Button>
      </div>
    </>
  );
}
