import { Card } from '@pcb/ui/Card';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { ReactNode, Ref } from 'react';
import type { Brand } from '../../../shared/brand.ts';
import { BrandLogo } from '../../../shared/components/BrandLogo.tsx';
import { PageTitle } from '../../../shared/components/PageTitle.tsx';
import { wrappingLogo } from '../../../shared/styles/wrapping.css.ts';
import * as styles from './AdminSignInLayout.css.ts';

interface AdminSignInLayoutProps {
  brand: Pick<Brand, 'name' | 'mark'>;
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  text?: string | undefined;
  back?: { label: string; href: string } | undefined;
  children: ReactNode;
}

export function AdminSignInLayout({ brand, title, titleRef, text, back, children }: AdminSignInLayoutProps) {
  return (
    <main className={styles.main}>
      <Stack elementType="header" gap="xlarge">
        <BrandLogo brand={brand} className={wrappingLogo} />
        <Stack gap="small">
          <PageTitle ref={titleRef} size="heading">
            {title}
          </PageTitle>
          {text === undefined ? null : <Text tone="muted">{text}</Text>}
        </Stack>
      </Stack>
      <Card>{children}</Card>
      {back ? (
        <Text size="small">
          <Link variant="standalone" href={back.href}>
            {back.label}
          </Link>
        </Text>
      ) : null}
    </main>
  );
}
