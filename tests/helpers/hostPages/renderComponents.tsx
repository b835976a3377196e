/** Prints our components as HTML, rendered by plain Node from the built package. */
import {
  Avatar,
  Badge,
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  CheckboxGroup,
  DateField,
  DateRangeField,
  Disclosure,
  EmptyState,
  Form,
  Grid,
  Heading,
  IconButton,
  Link,
  NativeDateField,
  NavigationMenu,
  NumberField,
  RadioGroup,
  SearchField,
  Select,
  SideNavigation,
  Skeleton,
  Stack,
  Switch,
  Table,
  Tabs,
  Text,
  TextArea,
  TextField,
  ToggleGroup,
  UploadButton,
} from '@pcb/ui';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const options = [
  { id: 'one', label: 'One', description: 'The first' },
  { id: 'two', label: 'Two' },
];
const order = { id: 'A-1', customer: 'Periyar Circuits' };

const components = (
  <>
    <Card isInteractive padding="large">
      <Heading level={2}>Boards</Heading>
      <Text>In five working days</Text>
      <Heading level={3}>
        <Link href="#quote">Quote</Link>
      </Heading>
      <Stack>
        <Badge tone="success">Shipped</Badge>
        <Avatar name="Anjali Menon" />
      </Stack>
    </Card>
    <Heading level={2}>Orders</Heading>
    <Text>None yet</Text>
    <Grid>
      <Button>Solid</Button>
      <Button variant="outline" tone="neutral">
        Outline
      </Button>
      <Button variant="ghost" size="small">
        Ghost
      </Button>
      <ButtonLink href="#order">Order</ButtonLink>
      <IconButton aria-label="Search">
        <Search size={20} />
      </IconButton>
    </Grid>
    <Form>
      <TextField label="Name" isRequired description="As on the invoice" unit="mm" />
      <TextArea label="Notes" />
      <NumberField label="Quantity" defaultValue={5} />
      <SearchField label="Search" defaultValue="relay" />
      <DateField label="Date" />
      <DateRangeField label="Period" />
      <NativeDateField label="Known date" />
      <Select label="Status" items={options} defaultValue="one" />
      <Checkbox defaultSelected>Keep me signed in</Checkbox>
      <CheckboxGroup label="Pitch" items={options} defaultValue={['one']} />
      <RadioGroup label="Data" items={options} defaultValue="one" />
      <ToggleGroup label="Layers" items={options} defaultValue="one" />
      <Switch defaultSelected>E-mail me</Switch>
      <UploadButton label="Schematic" description="PDF, up to 10 MB" />
    </Form>
    <Tabs aria-label="Service" items={[{ id: 'layout', label: 'Layout', content: <Text>From a schematic</Text> }]} />
    <Disclosure title="How the price is made up" defaultExpanded>
      By area
    </Disclosure>
    <Breadcrumbs aria-label="Breadcrumb" items={[{ label: 'Products', href: '#products' }]} current="Sensors" />
    <NavigationMenu aria-label="Main" items={[{ id: 'about', label: 'About', href: '#about' }]} />
    <SideNavigation
      aria-label="Account"
      groups={[
        { id: 'orders', title: 'Orders', items: [{ id: 'open', label: 'Open', href: '#open', isCurrent: true }] },
      ]}
    />
    <Table
      aria-label="Orders"
      columns={[
        { id: 'id', label: 'Order', width: 12, isRowHeader: true, allowsSorting: true },
        { id: 'customer', label: 'Customer', width: 20 },
      ]}
      rows={[order, { ...order, id: 'A-2' }]}
      renderCell={(row, id) => row[id]}
    />
    <EmptyState title="No orders yet" />
    <Skeleton lines={2} />
  </>
);

const restyled = (
  <Button id="restyled" className="p-10">
    Restyled
  </Button>
);

const html = (node: ReactNode) => renderToStaticMarkup(node);

process.stdout.write(JSON.stringify({ components: html(components), restyled: html(restyled) }));
