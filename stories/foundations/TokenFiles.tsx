import { ButtonLink } from '@pcb/ui/ButtonLink';
import { CopyButton } from '@pcb/ui/CopyButton';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { vars } from '@pcb/ui/theme';
import { tokenFiles } from './tokensAsFiles.ts';

const files = tokenFiles().map((file) => ({ ...file, size: `${Math.round(file.text.length / 1000)} kB` }));

/** Each file with its purpose, to download or to copy. */
export function TokenFiles() {
  return (
    <Stack elementType="ul" gap="xlarge" style={{ marginBottom: vars.space.xxlarge }}>
      {files.map(({ name, type, text, purpose, size }) => (
        <Stack elementType="li" key={name} gap="small">
          <Text weight="medium">
            {name}, {size}
          </Text>
          <Text size="small" tone="muted">
            {purpose}
          </Text>
          <Inline gap="small">
            <ButtonLink
              size="small"
              variant="outline"
              href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}
              download={name}
            >
              {`Download ${name}`}
            </ButtonLink>
            <CopyButton label={`Copy ${name}`} value={text} />
          </Inline>
        </Stack>
      ))}
    </Stack>
  );
}
