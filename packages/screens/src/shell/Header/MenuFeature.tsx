import { BoardDetail } from '@pcb/art/BoardDetail';
import { Box } from '@pcb/ui/Box';
import { Link } from '@pcb/ui/Link';
import { Text } from '@pcb/ui/Text';
import { coveringLink } from '../../shared/styles/coveringLink.css.ts';
import type { ShellFeature } from '../Shell/Shell.content.ts';
import { feature, text } from './MenuFeature.css.ts';

export function MenuFeature({ content }: { content: ShellFeature }) {
  return (
    <Box surface="inverse" borderRadius="large" className={feature}>
      <BoardDetail detail={content.drawing} />
      <div className={text}>
        <Text size="caption" tone="muted" isMono>
          {content.label}
        </Text>
        <Link variant="quiet" href={content.href} className={coveringLink}>
          {content.title}
        </Link>
        <Text size="small" tone="muted">
          {content.text}
        </Text>
      </div>
    </Box>
  );
}
