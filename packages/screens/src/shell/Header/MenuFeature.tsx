import { Box } from '@pcb/ui/Box';
import { Link } from '@pcb/ui/Link';
import { Text } from '@pcb/ui/Text';
import type { ShellDrawing, ShellFeature } from '../Shell/Shell.content.ts';
import { copper, drawing, feature, legend, link, pads, text } from './MenuFeature.css.ts';

const ring = (x: number, y: number) =>
  `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM${x - 2} ${y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0z`;
const row = (count: number, at: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => at(index)).join('');

/** 240 by 72, under the mask, on it and printed. */
const drawings: Record<ShellDrawing, Record<'copper' | 'pads' | 'legend', string>> = {
  board: {
    copper: 'M36 22H92L106 36H134L148 50H204M36 50H78L92 36H106M204 22H148L134 36',
    pads: ring(36, 22) + ring(36, 50) + ring(204, 22) + ring(204, 50) + ring(120, 36),
    legend: 'M16 10H224V62H16Z',
  },
  chip: {
    copper: row(5, (index) => `M0 ${16 + index * 10}H84M156 ${16 + index * 10}H240`),
    pads: row(5, (index) => `M82 ${13 + index * 10}h14v6h-14zM144 ${13 + index * 10}h14v6h-14z`),
    legend: 'M98 8H142V64H98ZM105 15m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  },
  track: {
    copper: 'M0 22H96L110 36H240M0 50H96L110 64H240',
    pads: ring(60, 22) + ring(60, 50),
    legend: 'M180 10V33M180 72V67M176 29L180 34L184 29M176 71L180 66L184 71M170 36H190M170 64H190',
  },
};

/** A page that many visitors look for, beside the links of a header menu. */
export function MenuFeature({ content }: { content: ShellFeature }) {
  const paths = drawings[content.drawing];
  return (
    <Box surface="mask" borderRadius="large" className={feature}>
      <svg className={drawing} viewBox="0 0 240 80" aria-hidden="true">
        <path className={copper} d={paths.copper} />
        <path className={pads} d={paths.pads} />
        <path className={legend} d={paths.legend} />
      </svg>
      <div className={text}>
        <Text size="caption" tone="muted" isMono>
          {content.label}
        </Text>
        <Link variant="quiet" href={content.href} className={link}>
          {content.title}
        </Link>
        <Text size="small" tone="muted">
          {content.text}
        </Text>
      </div>
    </Box>
  );
}
