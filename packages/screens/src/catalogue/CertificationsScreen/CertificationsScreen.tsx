'use client';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Card } from '@pcb/ui/Card';
import { DefinitionList } from '@pcb/ui/DefinitionList';
import { Eyebrow } from '@pcb/ui/Eyebrow';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { Download } from 'lucide-react';
import type { Trail } from '../../shared/components/PageTrail.tsx';
import { formatFileSize } from '../../shared/format/fileSize.ts';
import * as pageStyles from '../../shared/styles/page.css.ts';
import * as pointListStyles from '../../shared/styles/pointList.css.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { CataloguePage } from '../private/CataloguePage.tsx';
import { certificationsContent, type CertificationsContent } from './CertificationsScreen.content.ts';
import * as styles from './CertificationsScreen.css.ts';
import { FirstPage } from './FirstPage.tsx';

export { certificationsContent, type CertificationsContent } from './CertificationsScreen.content.ts';

export interface CertificationsScreenProps extends WithContent<CertificationsContent> {
  /** The name on the documents. */
  brandName: string;
  /** The breadcrumb trail. Without it, no breadcrumb is rendered. */
  trail?: Trail | undefined;
}

/**
 * The certifications: the issuer, number and validity of each, and its PDF with a drawing of the first page.
 *
 * @example <CertificationsScreen brandName={brand.name} />
 */
export function CertificationsScreen({ brandName, trail, content = certificationsContent }: CertificationsScreenProps) {
  return (
    <CataloguePage {...content} content={content} trail={trail}>
      <Grid elementType="ul" minColumnWidth="26rem" gap="large" className={pageStyles.belowLine}>
        {content.certifications.map((certification) => {
          const { id, name, subject, text, points, href, bytes } = certification;
          return (
            <Card elementType="li" key={id} className={styles.card}>
              <Grid columns={[1, 2]} gap="large" align="start">
                <FirstPage certification={certification} brandName={brandName} content={content} />
                <Stack gap="medium">
                  <Stack gap="small">
                    <Eyebrow>{subject}</Eyebrow>
                    <Heading level={2}>{name}</Heading>
                  </Stack>
                  <DefinitionList
                    density="compact"
                    items={(['issuer', 'number', 'validity'] as const).map((fact) => ({
                      id: fact,
                      label: content.labels[fact],
                      value: certification[fact],
                    }))}
                  />
                </Stack>
              </Grid>
              <Text>{text}</Text>
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point} className={pointListStyles.point}>
                    {point}
                  </li>
                ))}
              </ul>
              <Inline className={styles.download}>
                <ButtonLink variant="outline" href={href} download>
                  <Download size={20} aria-hidden="true" />
                  <span>{content.download(name)}</span>
                </ButtonLink>
                <Text isMono size="small" tone="muted">
                  {content.file(formatFileSize(bytes))}
                </Text>
              </Inline>
            </Card>
          );
        })}
      </Grid>
      {[content.recognition, content.papers].map(({ title, text }) => (
        <Stack elementType="section" gap="small" key={title} className={pageStyles.belowLine}>
          <Heading level={2}>{title}</Heading>
          <Text hasLineLimit>{text}</Text>
        </Stack>
      ))}
    </CataloguePage>
  );
}
