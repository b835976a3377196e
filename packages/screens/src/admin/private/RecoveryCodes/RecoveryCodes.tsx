'use client';
import { Button } from '@pcb/ui/Button';
import { Checkbox } from '@pcb/ui/Checkbox';
import { CopyButton } from '@pcb/ui/CopyButton';
import { Form } from '@pcb/ui/Form';
import { Grid } from '@pcb/ui/Grid';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { RecoveryCodesContent } from './RecoveryCodes.content.ts';
import * as styles from './RecoveryCodes.css.ts';

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called with a file name and the codes, one per line. */
  onDownload: (fileName: string, text: string) => void;
  /** Called when the administrator confirms that the codes are saved. */
  onDone: () => void;
  content: RecoveryCodesContent;
}

export function RecoveryCodes({ codes, onDownload, onDone, content }: RecoveryCodesProps) {
  const [isSaved, setSaved] = useState(false);
  const text = codes.join('\n');
  return (
    <Stack gap="xlarge">
      <Stack gap="medium">
        <Grid
          elementType="ul"
          gap="small"
          minColumnWidth="7rem"
          aria-label={content.list}
          translate="no"
          className={styles.list}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Grid>
        <Inline gap="small">
          <CopyButton value={text} label={content.copy} copiedMessage={content.copied} variant="outline" />
          <Button
            variant="outline"
            tone="neutral"
            size="small"
            onPress={() => onDownload('recovery-codes.txt', `${text}\n`)}
          >
            <Download size={16} aria-hidden="true" />
            {content.download}
          </Button>
        </Inline>
      </Stack>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onDone();
        }}
      >
        <Stack gap="large">
          <Checkbox isRequired isSelected={isSaved} onChange={setSaved} errorMessage={content.notSaved}>
            {content.saved}
          </Checkbox>
          <Button type="submit">{content.done}</Button>
        </Stack>
      </Form>
    </Stack>
  );
}
