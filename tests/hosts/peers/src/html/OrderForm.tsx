import { type KeyboardEvent, type FormEvent, useState } from 'react';
import { mount } from '../shared/mount.ts';
import { confirmationOf, emptyOrder, finishChoices, layerChoices, type Order, priceOf } from '../shared/order.ts';

const tabs = ['Board', 'Delivery'];

function OrderForm() {
  const [order, setOrder] = useState(emptyOrder);
  const [tab, setTab] = useState(0);
  const [message, setMessage] = useState<string>();
  const change = (next: Partial<Order>) => setOrder({ ...order, ...next });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMessage(confirmationOf(order));
  };
  const moveTab = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const next = (tab + 1) % tabs.length;
    setTab(next);
    currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <main>
      <h1>Order boards</h1>
      <form onSubmit={submit}>
        <div role="tablist" aria-label="Order" onKeyDown={moveTab}>
          {tabs.map((label, index) => (
            <button
              key={label}
              id={`tab-${index}`}
              type="button"
              role="tab"
              aria-selected={tab === index}
              aria-controls={`panel-${index}`}
              tabIndex={tab === index ? 0 : -1}
              onClick={() => setTab(index)}
            >
              {label}
            </button>
          ))}
        </div>
        <div id="panel-0" role="tabpanel" aria-labelledby="tab-0" hidden={tab !== 0}>
          <label>
            Board name
            <input value={order.name} onChange={({ target }) => change({ name: target.value })} />
          </label>
          <label>
            Quantity
            <input
              type="number"
              min={1}
              max={1000}
              value={order.quantity}
              onChange={({ target }) => change({ quantity: target.valueAsNumber })}
            />
          </label>
          <label>
            Layers
            <select value={order.layers} onChange={({ target }) => change({ layers: target.value })}>
              {layerChoices.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <fieldset>
            <legend>Surface finish</legend>
            {finishChoices.map(({ id, label }) => (
              <label key={id}>
                <input
                  type="radio"
                  name="finish"
                  checked={order.finish === id}
                  onChange={() => change({ finish: id })}
                />{' '}
                {label}
              </label>
            ))}
          </fieldset>
          <label>
            <input
              type="checkbox"
              checked={order.isTested}
              onChange={({ target }) => change({ isTested: target.checked })}
            />{' '}
            Electrical test
          </label>
        </div>
        <div id="panel-1" role="tabpanel" aria-labelledby="tab-1" hidden={tab !== 1}>
          <label>
            Needed by
            <input type="date" value={order.date} onChange={({ target }) => change({ date: target.value })} />
          </label>
          <label>
            Notes
            <textarea rows={3} value={order.notes} onChange={({ target }) => change({ notes: target.value })} />
          </label>
        </div>
        <p>
          Price: <output>{priceOf(order)}</output>
        </p>
        <button type="submit">Order</button>
      </form>
      <p role="status">{message}</p>
    </main>
  );
}

mount(<OrderForm />);
