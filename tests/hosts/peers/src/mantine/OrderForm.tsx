import {
  Button,
  Checkbox,
  NumberInput,
  Radio,
  Select,
  Stack,
  Tabs,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { mount } from '../shared/mount.ts';
import { confirmationOf, emptyOrder, finishChoices, layerChoices, type Order, priceOf } from '../shared/order.ts';
import { Page } from './Page.tsx';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Tabs.css';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Title.css';

const layers = layerChoices.map(({ id, label }) => ({ value: id, label }));

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
      <Title order={1}>Order boards</Title>
      <form onSubmit={submit}>
        <Stack>
          <Tabs defaultValue="board" keepMounted={false}>
            <Tabs.List aria-label="Order">
              <Tabs.Tab value="board">Board</Tabs.Tab>
              <Tabs.Tab value="delivery">Delivery</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="board">
              <Stack>
                <TextInput
                  label="Board name"
                  value={order.name}
                  onChange={({ target }) => change({ name: target.value })}
                />
                <NumberInput
                  label="Quantity"
                  min={1}
                  max={1000}
                  value={order.quantity}
                  onChange={(quantity) => change({ quantity: Number(quantity) })}
                />
                <Select
                  label="Layers"
                  data={layers}
                  allowDeselect={false}
                  value={order.layers}
                  onChange={(layers) => change({ layers: layers ?? '' })}
                />
                <Radio.Group label="Surface finish" value={order.finish} onChange={(finish) => change({ finish })}>
                  {finishChoices.map(({ id, label }) => (
                    <Radio key={id} value={id} label={label} />
                  ))}
                </Radio.Group>
                <Checkbox
                  label="Electrical test"
                  checked={order.isTested}
                  onChange={({ target }) => change({ isTested: target.checked })}
                />
              </Stack>
            </Tabs.Panel>
            <Tabs.Panel value="delivery">
              <Stack>
                <TextInput
                  label="Needed by"
                  type="date"
                  value={order.date}
                  onChange={({ target }) => change({ date: target.value })}
                />
                <Textarea
                  label="Notes"
                  rows={3}
                  value={order.notes}
                  onChange={({ target }) => change({ notes: target.value })}
                />
              </Stack>
            </Tabs.Panel>
          </Tabs>
          <Text>
            Price: <output>{priceOf(order)}</output>
          </Text>
          <Button type="submit">Order</Button>
          <Text role="status">{message}</Text>
        </Stack>
      </form>
    </main>
  );
}

mount(
  <Page>
    <OrderForm />
  </Page>,
);
