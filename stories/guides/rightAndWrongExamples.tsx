import { Badge } from '@pcb/ui/Badge';
import { Button } from '@pcb/ui/Button';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Card } from '@pcb/ui/Card';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Heading } from '@pcb/ui/Heading';
import { IconButton } from '@pcb/ui/IconButton';
import { Inline } from '@pcb/ui/Inline';
import { Money } from '@pcb/ui/Money';
import { Notice } from '@pcb/ui/Notice';
import { RadioGroup } from '@pcb/ui/RadioGroup';
import { Select } from '@pcb/ui/Select';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Spinner } from '@pcb/ui/Spinner';
import { Stack } from '@pcb/ui/Stack';
import { Steps } from '@pcb/ui/Steps';
import { Table } from '@pcb/ui/Table';
import { Tabs } from '@pcb/ui/Tabs';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { Tooltip } from '@pcb/ui/Tooltip';
import { Archive, CircleHelp, Layers, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

interface Side {
  picture: ReactNode;
  /** The effect on the reader, in one sentence. */
  why: string;
}

interface Example {
  title: string;
  /** The components on whose pages it is shown. */
  components: readonly string[];
  /** Whether the pictures are below each other, because they need the width. @default false */
  isWide?: boolean;
  right: Side;
  wrong: Side;
}

/** A dialog as it looks when it is open, without covering the page. */
const dialog = (title: string, text: string, cancel: string, action: string) => (
  <Card>
    <Stack>
      <Text size="large" weight="strong">
        {title}
      </Text>
      <Text>{text}</Text>
      <Inline justify="end">
        <Button variant="outline" tone="neutral">
          {cancel}
        </Button>
        <Button tone="danger">{action}</Button>
      </Inline>
    </Stack>
  </Card>
);

/** A toast as it looks while it is shown. */
const toast = (text: string) => (
  <Card padding="large">
    <Text>{text}</Text>
  </Card>
);

const finishes = ['HASL', 'ENIG', 'Immersion tin', 'Immersion silver', 'OSP', 'Hard gold', 'ENEPIG'];
const choices = (labels: readonly string[]) => labels.map((label) => ({ id: label, label }));
const sides = choices(['One side', 'Both sides']);

/** With totals in paise. */
const orders = [
  { id: '#1234', board: 'Motor controller', total: 1_25_000_00 },
  { id: '#1227', board: 'Soil sensor', total: 8_450_50 },
  { id: '#1220', board: 'Panel lamp', total: 640_00 },
];
const orderTable = (total: object, format: (amount: number) => ReactNode) => (
  <Table
    aria-label="Orders"
    maxHeight="none"
    columns={[
      { id: 'id', label: 'Order', width: 5, isRowHeader: true, isMono: true },
      { id: 'board', label: 'Board', width: 9, isFlexible: true },
      { id: 'total', label: 'Total', width: 8, ...total },
    ]}
    rows={orders}
    renderCell={(order, columnId) => (columnId === 'total' ? format(order.total) : order[columnId])}
  />
);

const delivery = <Text>DDP, four working days after the boards.</Text>;
const checkout = ['Address', 'Payment', 'Confirm'];

const longName = 'SoilSensorMainBoardRevisionC_ControlledImpedance_WithCastellatedEdges';

/** The components that are most often used wrongly. */
export const examples: readonly Example[] = [
  {
    title: 'One main action',
    components: ['Button'],
    right: {
      picture: (
        <Inline>
          <Button>Order now</Button>
          <Button variant="outline">Save quote</Button>
          <Button variant="ghost">Share</Button>
        </Inline>
      ),
      why: 'The one solid button says what comes next.',
    },
    wrong: {
      picture: (
        <Inline>
          <Button>Order now</Button>
          <Button>Save quote</Button>
          <Button>Share</Button>
        </Inline>
      ),
      why: 'All three look like the main action, so the reader has to read them all.',
    },
  },
  {
    title: 'Link or button',
    components: ['Link', 'ButtonLink', 'Button'],
    right: {
      picture: <ButtonLink href="/order/1234">View order #1234</ButtonLink>,
      why: 'What opens a page is a link, however it looks: it opens in a new tab, and its address can be copied.',
    },
    wrong: {
      picture: <Button>View order #1234</Button>,
      why: 'A button that navigates ignores the middle mouse button, and a screen reader does not list it with the links.',
    },
  },
  {
    title: 'Questions before something is lost',
    components: ['AlertDialog', 'Dialog'],
    right: {
      picture: dialog(
        'Delete motor controller rev C?',
        'Its Gerber files and two quotes are deleted.',
        'Keep design',
        'Delete design',
      ),
      why: 'The buttons repeat the verb, so the answer is right even for somebody who reads nothing else.',
    },
    wrong: {
      picture: dialog('Are you sure?', 'This action cannot be undone.', 'Cancel', 'OK'),
      why: 'The text fits any question, so people learn to press OK without reading it.',
    },
  },
  {
    title: 'Toast or notice',
    components: ['ToastRegion', 'Notice'],
    right: {
      picture: (
        <Stack>
          {toast('The address is saved.')}
          <Notice tone="warning" title="Two files are missing">
            We start once the drill file and the outline are here.
          </Notice>
        </Stack>
      ),
      why: 'A toast confirms what the reader has just done; whatever they still need stays on the page.',
    },
    wrong: {
      picture: toast('Two files are missing: the drill file and the outline. Send them to start production.'),
      why: 'It is gone after five seconds, and with it the only place that names the files.',
    },
  },
  {
    title: 'What belongs in a tooltip',
    components: ['Tooltip'],
    right: {
      picture: (
        <Tooltip description="Moves the order to the archive. You can restore it.">
          <Button variant="outline" tone="neutral">
            Archive
          </Button>
        </Tooltip>
      ),
      why: 'It adds something that most readers can do without.',
    },
    wrong: {
      picture: (
        <Inline gap="small">
          <TextField label="Width" unit="mm" />
          <Tooltip description="At least 5 mm and at most 430 mm.">
            <IconButton aria-label="Limits of the width">
              <CircleHelp size={20} />
            </IconButton>
          </Tooltip>
        </Inline>
      ),
      why: 'A finger cannot hover, so the rule is found only by breaking it.',
    },
  },
  {
    title: 'Few options or many',
    components: ['Select', 'RadioGroup'],
    right: {
      picture: (
        <Stack>
          <RadioGroup label="Assembly" orientation="horizontal" items={sides} defaultValue="One side" />
          <Select label="Surface finish" items={choices(finishes)} defaultValue="ENIG" />
        </Stack>
      ),
      why: 'Up to five options are visible at once; a longer list opens when it is needed.',
    },
    wrong: {
      picture: (
        <Stack>
          <Select label="Assembly" items={sides} defaultValue="One side" />
          <RadioGroup label="Surface finish" items={choices(finishes)} defaultValue="ENIG" />
        </Stack>
      ),
      why: 'Two options are hidden behind a press, and seven fill the screen of a phone.',
    },
  },
  {
    title: 'Amounts in a table',
    components: ['Table', 'Money'],
    isWide: true,
    right: {
      picture: orderTable({ align: 'end', isMono: true }, (amount) => <Money value={amount} hasPaise />),
      why: 'Digits of the same value are below each other, so the largest amount is visible without reading.',
    },
    wrong: {
      picture: orderTable({}, (amount) => `Rs. ${amount / 100}`),
      why: 'The digits do not line up, so each amount has to be read to find the largest.',
    },
  },
  {
    title: 'Tabs or steps',
    components: ['Tabs', 'Steps'],
    right: {
      picture: (
        <Steps
          aria-label="Steps of the order"
          items={checkout.map((label, index) => ({ id: label, label, href: `/${label}`, isCurrent: index === 1 }))}
        />
      ),
      why: 'Steps have an order, and show what is done and what is left.',
    },
    wrong: {
      picture: (
        <Tabs
          aria-label="Order"
          defaultSelectedKey="Payment"
          items={checkout.map((label) => ({ id: label, label, content: delivery }))}
        />
      ),
      why: 'Tabs are views of one thing in any order, so people open the last one first and miss the others.',
    },
  },
  {
    title: 'Tones of badges',
    components: ['Badge', 'StatusSelect'],
    right: {
      picture: (
        <Inline gap="small">
          <Badge>Pending</Badge>
          <Badge tone="info">In production</Badge>
          <Badge tone="success">Delivered</Badge>
          <Badge tone="danger">On hold</Badge>
        </Inline>
      ),
      why: 'Most are quiet, so the one that needs somebody stands out.',
    },
    wrong: {
      picture: (
        <Inline gap="small">
          <Badge tone="highlight">Pending</Badge>
          <Badge tone="danger">In production</Badge>
          <Badge tone="brand">Delivered</Badge>
          <Badge tone="warning">On hold</Badge>
        </Inline>
      ),
      why: 'Tones that are chosen to look different say nothing: red is an order that is going well.',
    },
  },
  {
    title: 'Required fields',
    components: ['TextField', 'Form'],
    right: {
      picture: (
        <Stack>
          <TextField label="PCB name" isRequired />
          <TextField label="PO number" />
        </Stack>
      ),
      why: '`isRequired` draws the mark, tells screen readers and rejects an empty field.',
    },
    wrong: {
      picture: (
        <Stack>
          <TextField label="PCB name *" />
          <TextField label="PO number (optional, if you have one)" />
        </Stack>
      ),
      why: 'A star in the label is read aloud as “star”, and the empty form is sent.',
    },
  },
  {
    title: 'Error messages',
    components: ['TextField', 'NumberField', 'Form', 'ErrorSummary'],
    right: {
      picture: (
        <TextField
          label="Width"
          unit="mm"
          defaultValue="500"
          isInvalid
          errorMessage="The maximum is 430 mm. For larger boards, write to us."
        />
      ),
      why: 'It states the limit and the solution, and is next to the field.',
    },
    wrong: {
      picture: <TextField label="Width" unit="mm" defaultValue="500" isInvalid errorMessage="Invalid value" />,
      why: 'The reader knows that already, and has to guess what is valid.',
    },
  },
  {
    title: 'Placeholder or description',
    components: ['TextField', 'TextArea'],
    right: {
      picture: <TextField label="GSTIN" description="15 characters, as on your registration certificate." />,
      why: 'The help stays while somebody types, which is when they need it.',
    },
    wrong: {
      picture: <TextField label="GSTIN" placeholder="15 characters, see certificate" />,
      why: 'It disappears with the first character, and looks like a value that is filled in already.',
    },
  },
  {
    title: 'Nothing to show',
    components: ['EmptyState', 'Table'],
    right: {
      picture: (
        <EmptyState
          title="No orders yet"
          headingLevel={4}
          action={<ButtonLink href="/services">Get a quote</ButtonLink>}
        >
          Your first order appears here once it is placed.
        </EmptyState>
      ),
      why: 'It says what will be here and how to get there.',
    },
    wrong: {
      picture: <Text tone="muted">No data</Text>,
      why: 'Nobody can tell whether there is nothing, whether it is loading, or whether it failed.',
    },
  },
  {
    title: 'Loading',
    components: ['Skeleton', 'Spinner'],
    right: {
      picture: (
        <Card>
          <Skeleton lines={3} />
        </Card>
      ),
      why: 'It keeps the place of what is coming, so that nothing moves when it is there.',
    },
    wrong: {
      picture: (
        <Card>
          <Inline justify="center">
            <Spinner />
            <Text>Please wait…</Text>
          </Inline>
        </Card>
      ),
      why: 'The page jumps when the content arrives; a spinner is for a button that was pressed.',
    },
  },
  {
    title: 'Icons without words',
    components: ['IconButton'],
    right: {
      picture: (
        <Inline gap="small">
          <Button variant="outline" tone="neutral">
            <Layers size={16} aria-hidden="true" />
            Show layers
          </Button>
          <IconButton aria-label="Remove motor controller">
            <Trash2 size={20} />
          </IconButton>
        </Inline>
      ),
      why: 'A bin needs no word, but a name that says what is removed; everything else has its word.',
    },
    wrong: {
      picture: (
        <Inline gap="small">
          <IconButton aria-label="Show">
            <Layers size={20} />
          </IconButton>
          <IconButton aria-label="Move">
            <Archive size={20} />
          </IconButton>
          <IconButton aria-label="Remove">
            <Trash2 size={20} />
          </IconButton>
        </Inline>
      ),
      why: 'Nobody knows what the first two do without pressing them, and the third deletes.',
    },
  },
  {
    title: 'Headings',
    components: ['Heading', 'Text'],
    right: {
      picture: (
        <Stack gap="small">
          <Heading level={3} size="title">
            Delivery
          </Heading>
          {delivery}
        </Stack>
      ),
      why: 'The level follows the outline and the size the look, each with its own prop.',
    },
    wrong: {
      picture: (
        <Stack gap="small">
          <Text size="large" weight="strong">
            Delivery
          </Text>
          {delivery}
        </Stack>
      ),
      why: 'It only looks like a heading: somebody who jumps from heading to heading skips the section.',
    },
  },
  {
    title: 'What a colour means',
    components: ['Notice', 'Text', 'Meter'],
    right: {
      picture: (
        <Notice tone="danger" title="Payment failed">
          The bank declined it. Use another card.
        </Notice>
      ),
      why: 'An icon, a title and a colour say the same, so one of them may be lost.',
    },
    wrong: {
      picture: (
        <Inline>
          <Text tone="success">#1234</Text>
          <Text tone="danger">#1227</Text>
          <Text tone="success">#1220</Text>
        </Inline>
      ),
      why: 'One man in twelve cannot tell which of these failed, and nobody can in a printout.',
    },
  },
  {
    title: 'Dates and figures',
    components: ['Money', 'NumberText', 'RelativeTime', 'DateField'],
    right: {
      picture: (
        <Text>
          Due on 4 August 2025: <Money value={1_25_000_00} />
        </Text>
      ),
      why: 'It can be read in one way only, and lakhs are grouped as the reader counts them.',
    },
    wrong: {
      picture: <Text>Due on 08/04/25: INR 125,000.00/-</Text>,
      why: 'It is April or August, and a reader in India has to regroup the amount.',
    },
  },
  {
    title: 'Disabled or explained',
    components: ['Button', 'Tooltip'],
    right: {
      picture: (
        <Stack gap="small" align="start">
          <Button>Order now</Button>
          <Text size="small" tone="danger">
            Choose the schematic first. The layout is made from it.
          </Text>
        </Stack>
      ),
      why: 'The button works, and a press says what is missing.',
    },
    wrong: {
      picture: <Button isDisabled>Order now</Button>,
      why: 'It is grey, gives no reason and cannot be reached with the Tab key; people think that the page is broken.',
    },
  },
  {
    title: 'Long text',
    components: ['Text', 'Badge', 'Table'],
    right: {
      picture: (
        <Card padding="large" style={{ maxWidth: '16rem' }}>
          <Text>{longName}</Text>
        </Card>
      ),
      why: 'The name wraps, and the revision at its end can be read.',
    },
    wrong: {
      picture: (
        <Card padding="large" style={{ maxWidth: '16rem' }}>
          <Text style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{longName}</Text>
        </Card>
      ),
      why: 'Two boards whose names differ at the end look the same, and the wrong one is ordered.',
    },
  },
];
