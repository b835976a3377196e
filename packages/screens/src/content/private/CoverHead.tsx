import { Box } from '@pcb/ui/Box';
import { Eyebrow } from '@pcb/ui/Eyebrow';
import { Grid } from '@pcb/ui/Grid';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { ReactNode } from 'react';
import type { PageHeaderProps } from '../../shared/components/PageHeader.tsx';
import { PageTitle } from '../../shared/components/PageTitle.tsx';
import { PageTrail, type PageTrailProps } from '../../shared/components/PageTrail.tsx';
import { keepTogether } from '../../shared/format/keepTogether.ts';
import * as styles from './CoverHead.css.ts';

export interface CoverHeadProps extends PageHeaderProps, Pick<PageTrailProps, 'trail'> {
  cover: ReactNode;
  byline?: ReactNode;
}

export function CoverHead({ trail, designator, title, lead, cover, byline }: CoverHeadProps) {
  return (
    <Box surface="inverse" className={styles.board}>
      <Grid
        columns={{ phone: 1, laptop: [3, 2] }}
        gap={{ phone: 'section', laptop: 'band' }}
        align="center"
        className={styles.inner}
      >
        <Stack elementType="header" gap="medium">
          <PageTrail trail={trail} />
          <Eyebrow>{designator}</Eyebrow>
          <PageTitle>{title}</PageTitle>
          <Text tone="muted" size="large" isBalanced>
            {lead === undefined ? null : keepTogether(lead)}
          </Text>
          {byline}
        </Stack>
        <div className={styles.picture}>{cover}</div>
      </Grid>
    </Box>
  );
}
