// @vitest-environment happy-dom
import * as ui from '@pcb/ui';
import { BarChart } from '@pcb/ui/charts/BarChart';
import { LineChart } from '@pcb/ui/charts/LineChart';
import { act, type ComponentType, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The props that a component needs to render, and its differences from the others. */
interface Example {
  props?: Record<string, unknown>;
  /** The element that takes `ref` and `id`, if that is not the root. */
  control?: string;
  /** Whether react-aria keeps the `id`: as a key in an `Accordion`. */
  hasNoId?: boolean;
}

const item = { id: 'one', label: 'One' };
const link = { label: 'Orders', href: '/orders' };
const group = { id: 'all', items: [link] };
const input: Example = { props: { label: 'Name' }, control: 'input' };

const chart: Example = {
  props: { 'aria-label': 'Orders', summary: 'None yet', categoryLabel: 'Month', categories: [], series: [] },
};

const examples: Record<string, Example> = {
  Accordion: { props: { items: [{ id: 'one', title: 'One', content: 'Content' }] } },
  AlertDialog: {
    props: { title: 'Delete?', actionLabel: 'Delete', cancelLabel: 'Keep', onAction: () => {}, isOpen: true },
  },
  Avatar: { props: { name: 'Asha' } },
  Badge: {},
  BarChart: chart,
  Box: {},
  Breadcrumbs: { props: { 'aria-label': 'Breadcrumb', items: [link], current: 'Order' } },
  Button: {},
  ButtonLink: { props: { href: '/' } },
  Calendar: { props: { label: 'Delivery', defaultValue: '2026-01-14' } },
  Card: {},
  Checkbox: { control: 'input' },
  CheckboxGroup: { props: { label: 'Pitch', items: [item] } },
  Code: { props: { children: 'RC0603FR-0710KL' } },
  ColumnsMenu: { props: { columns: [], hiddenColumns: [], onHiddenColumnsChange: () => {} } },
  ComboBox: { props: { label: 'State', items: [item] }, control: 'input' },
  CommandPalette: { props: { label: 'Jump to', sections: [] } },
  CopyButton: { props: { label: 'Copy order number', value: 'PO-2041' }, control: 'button' },
  DateField: input,
  DateRangeField: { props: { label: 'Period' } },
  DateTimeField: { props: { label: 'Collection' } },
  DefinitionList: { props: { items: [{ ...item, value: 1 }] } },
  Dialog: { props: { title: 'Menu', isOpen: true } },
  Disclosure: { props: { title: 'More' }, hasNoId: true },
  EditableCell: { props: { label: 'Quantity', value: 1, renderField: () => null, onSave: () => {} } },
  EmptyState: { props: { title: 'No data' } },
  ErrorSummary: {},
  Eyebrow: {},
  Fieldset: { props: { legend: 'Delivery address' } },
  FileField: { props: { label: 'Gerber files' }, control: 'button' },
  FilterBar: { props: { 'aria-label': 'Filters', items: [item], results: '3 of 20' } },
  Form: {},
  Gallery: { props: { 'aria-label': 'Pictures', items: [{ id: 'one', src: 'data:,', alt: 'One board' }] } },
  Grid: {},
  Heading: { props: { level: 2 } },
  IconButton: { props: { 'aria-label': 'Remove' } },
  Inline: {},
  Keyboard: { props: { keys: ['Ctrl', 'K'] } },
  LineChart: chart,
  Link: { props: { href: '/' } },
  Logo: { props: { name: 'Brand' } },
  Menu: {
    props: { 'aria-label': 'Account', trigger: createElement(ui.Button), items: [link], isOpen: true },
  },
  Meter: { props: { label: 'Panel', value: 40, valueLabel: '40 % used' } },
  Money: { props: { value: 26650 } },
  NativeDateField: input,
  NavigationMenu: { props: { 'aria-label': 'Main', items: [link] } },
  Notice: { props: { children: 'Boards above 2.4 mm take two more working days.' } },
  NumberField: input,
  NumberText: { props: { value: 125000 } },
  OneTimeCodeField: input,
  Pagination: { props: { 'aria-label': 'Pages', page: 2, pageCount: 9, hrefOf: (page: number) => `/${page}` } },
  PasswordField: { props: { label: 'Password', autoComplete: 'new-password' }, control: 'input' },
  PhoneField: input,
  PinCodeField: input,
  Popover: { props: { trigger: createElement(ui.Button), title: 'More', isOpen: true } },
  ProgressBar: { props: { label: 'Uploading' } },
  RadioGroup: { props: { label: 'Side', items: [item] } },
  RangeCalendar: { props: { label: 'Works closed', defaultValue: { start: '2026-01-05', end: '2026-01-16' } } },
  RangeSlider: { props: { label: 'Price', thumbLabels: ['Minimum', 'Maximum'], valueLabel: String } },
  RelativeTime: { props: { value: '2026-11-23T14:05:00+05:30' } },
  SearchField: input,
  Select: { props: { label: 'Status', items: [item] }, control: '[role="combobox"]' },
  SideNavigation: { props: { 'aria-label': 'Account', groups: [group] } },
  SideNavigationLayout: { props: { 'aria-label': 'Account', menuLabel: 'Menu', groups: [group] } },
  Skeleton: {},
  SkipLink: { props: { targetId: 'main' } },
  Slider: { props: { label: 'Track', valueLabel: String } },
  Sparkline: { props: { values: [1, 2] } },
  Spinner: {},
  SplitButton: { props: { 'aria-label': 'Quotation', menuLabel: 'More', items: [link], children: 'Send' } },
  Stack: {},
  StatusSelect: { props: { 'aria-label': 'Status', items: [item], value: 'one' } },
  Steps: { props: { 'aria-label': 'Steps', items: [link] } },
  Switch: { control: 'input' },
  Table: { props: { 'aria-label': 'Orders', columns: [], rows: [], renderCell: () => null } },
  Tabs: { props: { 'aria-label': 'Service', items: [{ id: 'one', label: 'One', content: 'Content' }] } },
  TagField: { props: { label: 'Capabilities', items: [item] }, control: 'input' },
  Text: {},
  TextArea: { props: { label: 'Notes' }, control: 'textarea' },
  TextField: input,
  TimeField: input,
  Timeline: { props: { 'aria-label': 'Progress', items: [{ ...item, state: 'done', date: '2026-11-23' }] } },
  ToastHistory: { props: { history: ui.createToastHistory(ui.createToastQueue()), empty: 'Nothing yet' } },
  ToastRegion: { props: { queue: ui.createToastQueue() } },
  ToggleGroup: { props: { label: 'Layer', items: [item] } },
  Toolbar: { props: { 'aria-label': 'Drawing' } },
  UploadButton: { props: { label: 'Schematic' }, control: 'button' },
  VisuallyHidden: {},
};

/** These components do not render a visible element, or render only items of a `Menu`. */
const providers = ['MenuChoices', 'MenuSection', 'MessagesProvider', 'StyleNonceProvider', 'Submenu', 'Tooltip'];

const components = Object.entries({ ...ui, BarChart, LineChart } as Record<string, unknown>).filter(
  (entry): entry is [string, ComponentType<Record<string, unknown>>] =>
    /^[A-Z]/.test(entry[0]) && !providers.includes(entry[0]) && typeof entry[1] === 'function',
);

let unmount: () => void;

const render = (element: ReactNode) => {
  document.body.innerHTML = '<div id="app"></div>';
  const root = createRoot(document.getElementById('app') as HTMLElement);
  act(() => root.render(element));
  unmount = () => act(() => root.unmount());
};

/** The element with the style of the host. */
const rootElement = () => {
  const roots = document.querySelectorAll<HTMLElement>('[style*="outline-offset: 7px"]');
  expect(roots).toHaveLength(1);
  return roots[0] as HTMLElement;
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('CSS', { escape: String });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

describe.each(components)('%s', (name, Component) => {
  const { props = {}, control, hasNoId = false } = examples[name] ?? {};

  it('passes ref, className, style, id and data attributes on, and keeps its own classes', () => {
    const style = { outlineOffset: '7px' };
    render(<Component {...props} style={style} />);
    const ownClasses = [...rootElement().classList].filter((className) => !className.startsWith('react-aria-'));
    unmount();

    const ref = { current: null };
    render(
      <Component
        {...props}
        ref={ref}
        id="host-id"
        className="host-class"
        style={style}
        data-host
        data-testid="host-test"
      />,
    );
    const root = rootElement();
    const target = control === undefined ? root : root.querySelector(control);
    expect([...root.classList]).toEqual(expect.arrayContaining([...ownClasses, 'host-class']));
    expect(root.hasAttribute('data-host') || target?.hasAttribute('data-host')).toBe(true);
    expect(ref.current).toBe(target);
    expect(target?.getAttribute('data-testid')).toBe('host-test');
    expect(document.getElementById('host-id')).toBe(hasNoId ? null : target);
  });
});
