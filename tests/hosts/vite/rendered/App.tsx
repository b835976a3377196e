import { Button } from '@pcb/ui/Button';
import { Checkbox } from '@pcb/ui/Checkbox';
import { Dialog } from '@pcb/ui/Dialog';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Providers } from './Providers.tsx';

/** A page with a dialog and a link that the router follows without loading the page again, under a strict policy. */
export function App() {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  return (
    <Providers>
      <Stack>
        <Heading level={1}>Orders</Heading>
        <Grid columns={{ phone: 1, laptop: ['12rem', 1] }}>
          <Text>{pathname}</Text>
          <Checkbox>Electrical test</Checkbox>
        </Grid>
        <Link href="/orders/1">The first order</Link>
        <Button className="mt-8" onPress={() => setOpen(true)}>
          Open
        </Button>
        <Dialog title="An order" isOpen={isOpen} onOpenChange={setOpen}>
          <Text>Ten boards</Text>
        </Dialog>
      </Stack>
    </Providers>
  );
}
