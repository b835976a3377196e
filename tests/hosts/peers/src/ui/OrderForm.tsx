import '@pcb/ui/reset.css';
import { Button } from '@pcb/ui/Button';
import { Checkbox } from '@pcb/ui/Checkbox';
import { Form } from '@pcb/ui/Form';
import { Heading } from '@pcb/ui/Heading';
import { NativeDateField } from '@pcb/ui/NativeDateField';
import { NumberField } from '@pcb/ui/NumberField';
import { RadioGroup } from '@pcb/ui/RadioGroup';
import { Select } from '@pcb/ui/Select';
import { Stack } from '@pcb/ui/Stack';
import { Tabs } from '@pcb/ui/Tabs';
import { Text } from '@pcb/ui/Text';
import { TextArea } from '@pcb/ui/TextArea';
import { TextField } from '@pcb/ui/TextField';
import { type FormEvent, useState } from 'react';
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
  const board = (
    <Stack>
      <TextField label="Board name" value={order.name} onChange={(name) => change({ name })} />
      <NumberField
        label="Quantity"
        minValue={1}
        maxValue={1000}
        value={order.quantity}
        onChange={(quantity) => change({ quantity })}
      />
      <Select label="Layers" items={layerChoices} value={order.layers} onChange={(layers) => change({ layers })} />
      <RadioGroup
        label="Surface finish"
        items={finishChoices}
        value={order.finish}
        onChange={(finish) => change({ finish })}
      />
      <Checkbox isSelected={order.isTested} onChange={(isTested) => change({ isTested })}>
        Electrical test
      </Checkbox>
    </Stack>
  );
  const delivery = (
    <Stack>
      <NativeDateField label="Needed by" value={order.date} onChange={(date) => change({ date })} />
      <TextArea label="Notes" rows={3} value={order.notes} onChange={(notes) => change({ notes })} />
    </Stack>
  );
  return (
    <main>
      <Heading level={1}>Order boards</Heading>
      <Form onSubmit={submit}>
        <Stack>
          <Tabs
            aria-label="Order"
            items={[
              { id: 'board', label: 'Board', content: board },
              { id: 'delivery', label: 'Delivery', content: delivery },
            ]}
          />
          <Text>
            Price: <output>{priceOf(order)}</output>
          </Text>
          <Button type="submit">Order</Button>
          <Text role="status">{message}</Text>
        </Stack>
      </Form>
    </main>
  );
}

mount(<OrderForm />);
