import { BoardDetail } from '@pcb/art/BoardDetail';
import { Box } from '@pcb/ui/Box';
import { Link } from '@pcb/ui/Link';
import { Text } from '@pcb/ui/Text';
import type { ShellFeature } from '../Shell/Shell.content.ts';
import * as styles from './MenuFeature.css.ts';

export function MenuFeature({ content }: { content: ShellFeature }) {
  return (
    <Box surface="inverse" borderRadius="large" className={styles.feature}>
      <BoardDetail detail={content.drawing} />
      <div className={styles.text}>
        <Text size="caption" tone="muted" isMono>
          {content.label}
        </Text>
        <Text weight="strong">
          <Link variant="quiet" href={content.href} isCovering>
            {content.title}
          </Link>
        </Text>
        <Text size="small" tone="muted">
          {content.text}
        </Text>
      </div>
    </Box>
  );
}
