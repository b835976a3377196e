'use client';
import { Box } from '@pcb/ui/Box';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { Brand } from '../../shared/brand.ts';
import { BrandLogo } from '../../shared/components/BrandLogo.tsx';
import { wrapping } from '../../shared/styles/wrapping.css.ts';
import type { ShellContent } from '../Shell/Shell.content.ts';
import * as styles from './Footer.css.ts';
import { SocialIcon, socialNetworks } from './SocialIcon.tsx';

export interface FooterProps {
  brand: Brand;
  content: ShellContent['footer'];
  /** Called with the label when a link or social button is pressed. */
  onAction: (label: string) => void;
}

export function Footer({ brand, content, onAction }: FooterProps) {
  const entry = (label: string) => (
    <li key={label}>
      <button type="button" className={styles.action} onClick={() => onAction(label)}>
        {label}
      </button>
    </li>
  );

  return (
    <Box elementType="footer" surface="sunken" className={styles.footer}>
      <div className={styles.inner}>
        <Grid
          columns={{ phone: 'auto-fill', largePhone: 3, laptop: [2, 1, 1, 1] }}
          minColumnWidth="8rem"
          gap={{ phone: 'large', laptop: 'section' }}
          className={styles.columns}
        >
          <Stack className={styles.brand} gap="xlarge">
            <Stack gap="small">
              <BrandLogo brand={brand} className={styles.brandLogo} />
              <Text weight="medium">{content.tagline}</Text>
            </Stack>
            <Text size="small" tone="muted" className={styles.description}>
              {content.description(brand.name)}
            </Text>
            <Stack elementType="ul" gap="xsmall" className={wrapping}>
              <Text elementType="li" size="small" isMono>
                {brand.email}
              </Text>
              <Text elementType="li" size="small" isMono>
                <bdi dir="ltr">{brand.phone}</bdi>
              </Text>
              <Text elementType="li" size="small" isMono>
                {content.place(brand.region)}
              </Text>
            </Stack>
            <Stack gap="small">
              <Heading level={2} size="small">
                {content.follow}
              </Heading>
              <Inline elementType="ul" gap="small">
                {socialNetworks.map((network) => (
                  <li key={network}>
                    <button
                      type="button"
                      className={styles.social}
                      aria-label={network}
                      onClick={() => onAction(network)}
                    >
                      <SocialIcon network={network} />
                    </button>
                  </li>
                ))}
              </Inline>
            </Stack>
          </Stack>
          {content.columns.map((column) => (
            <Stack key={column.id} gap="medium">
              <Heading level={2} size="small">
                {column.title}
              </Heading>
              <Stack elementType="ul" gap="hairline">
                {column.actions.map(entry)}
              </Stack>
            </Stack>
          ))}
        </Grid>
        <Inline justify="space-between" gap="small" className={styles.bottom}>
          <Text size="small" tone="muted">
            {content.copyright(brand.name)}
          </Text>
          <Inline elementType="ul" gap="xlarge">
            {content.legal.map(entry)}
          </Inline>
          <Text size="caption" tone="muted" className={styles.wholeLine}>
            {content.company(brand.registration)}
          </Text>
          <Text size="caption" tone="muted" className={styles.wholeLine}>
            {content.grievances(brand.grievances)}
          </Text>
          {brand.isDemonstration ? (
            <Text size="caption" tone="muted" className={styles.wholeLine}>
              {content.demonstration}
            </Text>
          ) : null}
        </Inline>
      </div>
    </Box>
  );
}
