-- What customers have paid for orders, as administrators record it. A refund has a negative amount.
create table payments (
  id bigint generated always as identity primary key,
  order_number bigint not null references orders,
  -- Paise.
  amount bigint not null check (amount <> 0),
  method text not null check (method in ('bank', 'upi', 'other', 'provider')),
  -- Of the bank or of UPI.
  reference text not null,
  paid_on date not null,
  recorded_by bigint references users on delete set null,
  recorded_at timestamptz not null default now()
);
create index payments_order on payments (order_number) include (amount);
-- The same transfer recorded by two administrators.
create unique index payments_reference on payments (method, lower(reference), (amount < 0));
