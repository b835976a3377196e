import { type FormEvent, useState } from 'react';
import {
  Button,
  Checkbox,
  Form,
  Group,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  NumberField,
  Popover,
  Radio,
  RadioGroup,
  Select,
  SelectValue,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TextArea,
  TextField,
} from 'react-aria-components';
import { mount } from '../shared/mount.ts';
import { confirmationOf, emptyOrder, finishChoices, layerChoices, type Order, priceOf } from '../shared/order.ts';

function OrderForm() {
  const [order, setOrder] = useState(emptyOrder);
  const [message, setMessage] = useState<string>();
  const change = (next: Partial<Order>) => setOrder({ ...order, ...next });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMessage(confirmationOf(order));
  };
  return (
    <main>
      <Heading level={1}>Order boards</Heading>
      <Form onSubmit={submit}>
        <Tabs>
          <TabList aria-label="Order">
            <Tab id="board">Board</Tab>
            <Tab id="delivery">Delivery</Tab>
          </TabList>
          <TabPanel id="board">
            <TextField value={order.name} onChange={(name) => change({ name })}>
              <Label>Board name</Label>
              <Input />
            </TextField>
            <NumberField
              minValue={1}
              maxValue={1000}
              value={order.quantity}
              onChange={(quantity) => change({ quantity })}
            >
              <Label>Quantity</Label>
              <Group>
                <Button slot="decrement">−</Button>
                <Input />
                <Button slot="increment">+</Button>
              </Group>
            </NumberField>
            <Select value={order.layers} onChange={(layers) => change({ layers: String(layers) })}>
              <Label>Layers</Label>
              <Button>
                <SelectValue />
              </Button>
              <Popover>
                <ListBox items={layerChoices}>{({ label }) => <ListBoxItem>{label}</ListBoxItem>}</ListBox>
              </Popover>
            </Select>
            <RadioGroup value={order.finish} onChange={(finish) => change({ finish })}>
              <Label>Surface finish</Label>
              {finishChoices.map(({ id, label }) => (
                <Radio key={id} value={id}>
                  {({ isSelected }) => (
                    <>
                      {isSelected ? '◉' : '○'} {label}
                    </>
                  )}
                </Radio>
              ))}
            </RadioGroup>
            <Checkbox isSelected={order.isTested} onChange={(isTested) => change({ isTested })}>
              {({ isSelected }) => <>{isSelected ? '☑' : '☐'} Electrical test</>}
            </Checkbox>
          </TabPanel>
          <TabPanel id="delivery">
            <TextField type="date" value={order.date} onChange={(date) => change({ date })}>
              <Label>Needed by</Label>
              <Input />
            </TextField>
            <TextField value={order.notes} onChange={(notes) => change({ notes })}>
              <Label>Notes</Label>
              <TextArea rows={3} />
            </TextField>
          </TabPanel>
        </Tabs>
        <p>
          Price: <output>{priceOf(order)}</output>
        </p>
        <Button type="submit">Order</Button>
      </Form>
      <p role="status">{message}</p>
    </main>
  );
}

mount(<OrderForm />);
