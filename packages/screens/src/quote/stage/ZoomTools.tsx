'use client';
import { maxZoom } from '@pcb/art/ScaleDrawing';
import { IconButton } from '@pcb/ui/IconButton';
import { Inline } from '@pcb/ui/Inline';
import { Maximize, Minus, Plus } from 'lucide-react';
import * as styles from './stage.css.ts';
import type { Stage } from './useStage.ts';
import type { ZoomContent } from './zoom.content.ts';

interface ZoomToolsProps {
  stage: Stage;
  /** The maximum magnification of the stage. @default maxZoom */
  limit?: number;
  content: ZoomContent;
}

export function ZoomTools({ stage, limit = maxZoom, content }: ZoomToolsProps) {
  const { zoom } = stage.camera;
  const isWhole = zoom <= 1;
  return (
    <Inline gap="none" role="group" aria-label={content.group}>
      {/* Not isDisabled: the pressed button would lose focus. */}
      <IconButton size="small" aria-label={content.out} aria-disabled={isWhole} onPress={stage.zoomOut}>
        <Minus size={16} aria-hidden="true" />
      </IconButton>
      <output className={styles.zoomLevel}>
        <bdi>{content.level(zoom)}</bdi>
      </output>
      <IconButton size="small" aria-label={content.in} aria-disabled={zoom >= limit} onPress={stage.zoomIn}>
        <Plus size={16} aria-hidden="true" />
      </IconButton>
      <IconButton size="small" aria-label={content.fit} aria-disabled={isWhole} onPress={stage.showAll}>
        <Maximize size={16} aria-hidden="true" />
      </IconButton>
    </Inline>
  );
}
