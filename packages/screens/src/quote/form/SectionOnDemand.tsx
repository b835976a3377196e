import type { FabSection } from '@pcb/quoting/forms';
import { Disclosure } from '@pcb/ui/Disclosure';
import { Grid } from '@pcb/ui/Grid';
import { Stack } from '@pcb/ui/Stack';
import type { ReactNode } from 'react';
import { keepTogether } from '../../shared/format/keepTogether.ts';
import { fieldsOfSection, SectionControls, type SectionProps } from './FieldSection.tsx';
import { useHintCount } from './FormHints.tsx';
import * as styles from './SectionOnDemand.css.ts';
import { summarizeSection } from './summarizeSection.ts';

export interface OpenSections {
  open: readonly FabSection[];
  onChange: (open: readonly FabSection[]) => void;
}

interface SectionOnDemandProps extends SectionProps {
  id: FabSection;
  sections: OpenSections;
  /** Rendered after the fields. */
  children?: ReactNode;
}

/** A collapsible section for rarely changed fields, with a summary. Renders nothing if no field applies. */
export function SectionOnDemand({ sections, children, ...props }: SectionOnDemandProps) {
  const { id, values, content } = props;
  const { chosen: copy, sections: titles } = content.fab;
  const { open, onChange } = sections;
  const fields = fieldsOfSection(props);
  const chosen = summarizeSection(fields, values, content);
  const hints = useHintCount(fields.map(({ name }) => name));
  const counts = [
    ...(chosen.changed > 0 ? [copy.changed(chosen.changed)] : []),
    // While expanded, the hints are shown at their fields.
    ...(hints > 0 && !open.includes(id) ? [copy.hints(hints)] : []),
  ].join(copy.separator);
  if (fields.length === 0) return null;
  return (
    <Disclosure
      title={titles[id]}
      description={
        <>
          {counts ? <span className={styles.changedCount}>{counts}</span> : null}{' '}
          <span>{[...(counts ? [''] : []), ...chosen.values.map(keepTogether)].join(copy.separator).trimStart()}</span>
        </>
      }
      isExpanded={open.includes(id)}
      onExpandedChange={(isOpen) => onChange(isOpen ? [...open, id] : open.filter((other) => other !== id))}
    >
      <Stack className={styles.disclosed}>
        <Grid minColumnWidth="12rem">
          <SectionControls {...props} />
        </Grid>
        {children}
      </Stack>
    </Disclosure>
  );
}
