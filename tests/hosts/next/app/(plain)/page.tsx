import { Badge } from '@pcb/ui/Badge';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';

export default function Page() {
  return (
    <main>
      <Stack align="start">
        <Heading level={1}>Orders</Heading>
        <Text tone="muted">A server component.</Text>
        <Badge tone="success">Shipped</Badge>
        <ButtonLink href="/sign-in">Sign in</ButtonLink>
      </Stack>
    </main>
  );
}
