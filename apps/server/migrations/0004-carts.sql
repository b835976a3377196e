-- The parts of the catalogue, as far as a cart needs them.
create table parts (
  id text primary key,
  name text not null,
  package text not null,
  -- Paise, for what `per` says: 'each', 'strip of 100'.
  price bigint not null check (price >= 0),
  per text not null,
  is_available boolean not null default true
);

-- Of a customer, or of a visitor who has the secret as a cookie.
create table carts (
  id bigint generated always as identity primary key,
  user_id bigint unique references users on delete cascade,
  token_hash bytea unique,
  coupon text,
  used_at timestamptz not null default now(),
  check ((user_id is null) <> (token_hash is null))
);
create index carts_of_visitors on carts (used_at) where user_id is null;

-- Without prices: they are computed for each answer.
create table cart_lines (
  id uuid primary key default gen_random_uuid(),
  position bigint generated always as identity,
  cart_id bigint not null references carts on delete cascade,
  part_id text references parts on delete cascade,
  service text,
  form jsonb,
  quantity int not null check (quantity between 1 and 9999),
  check ((part_id is null) <> (service is null)),
  check ((form is null) = (service is null)),
  unique (cart_id, part_id)
);
create index cart_lines_cart on cart_lines (cart_id, position);

-- What was ordered, at the prices of that moment.
create table order_lines (
  order_number bigint not null references orders,
  position int not null,
  name text not null,
  part_id text,
  service text,
  form jsonb,
  quantity int not null check (quantity > 0),
  -- Paise, before tax.
  unit bigint not null check (unit >= 0),
  amount bigint generated always as (unit * quantity) stored,
  primary key (order_number, position)
);
insert into order_lines (order_number, position, name, service, form, quantity, unit)
select number, 1, pcb_name, service, form, 1, net from orders where service is not null;
alter table orders drop column service, drop column form;

-- Shipping has no tax.
alter table orders add column shipping bigint not null default 0 check (shipping >= 0);
alter table orders drop column total;
alter table orders add column total bigint
  generated always as (net + central_tax + state_tax + integrated_tax + shipping) stored;
create index orders_total on orders (total, number);
alter table invoices add column shipping bigint not null default 0;
alter table invoices drop constraint invoice_adds_up;
alter table invoices add constraint invoice_adds_up
  check (total = net + central_tax + state_tax + integrated_tax + shipping);
