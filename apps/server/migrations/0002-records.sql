create extension if not exists pg_trgm;

-- A number is taken by updating its row in the transaction that uses it: rolled back, it is free again, so there is no gap.
create table number_series (
  kind text not null,
  period text not null,
  last bigint not null check (last > 0),
  primary key (kind, period)
);

create table files (
  id uuid primary key default gen_random_uuid(),
  user_id bigint references users on delete set null,
  name text not null,
  size bigint not null,
  sha256 bytea not null,
  created_at timestamptz not null default now()
);
create index files_user on files (user_id);

create table orders (
  number bigint primary key,
  user_id bigint references users on delete set null,
  customer text not null,
  pcb_name text not null,
  status text not null default 'Pending' check (status in ('Pending', 'In Production', 'Shipped')),
  placed_on date not null,
  service text,
  form jsonb,
  file_id uuid references files,
  -- Paise. The tax is computed once for the order.
  net bigint not null check (net >= 0),
  central_tax bigint not null default 0 check (central_tax >= 0),
  state_tax bigint not null default 0 check (state_tax >= 0),
  integrated_tax bigint not null default 0 check (integrated_tax >= 0),
  total bigint generated always as (net + central_tax + state_tax + integrated_tax) stored,
  components text[] not null default '{}',
  shipping_address text not null default '',
  notes text not null default '',
  version int not null default 1,
  -- Folded number, board and customer, a line each.
  search_text text not null,
  created_at timestamptz not null default now(),
  -- One paisa, because not every total has a net amount in whole paise.
  constraint tax_is_18_percent check (abs(central_tax + state_tax + integrated_tax - round(net * 0.18)) <= 1),
  constraint tax_is_one_kind check (
    (integrated_tax = 0 and central_tax - state_tax between 0 and 1) or (central_tax = 0 and state_tax = 0)
  )
);
-- Without the pending list, which makes single searches slow and the index large.
create index orders_search on orders using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index orders_date on orders (placed_on, number);
create index orders_total on orders (total, number);
create index orders_status on orders (status, number);
-- The order of "C" is that of the bytes: the same in every build of PostgreSQL.
create index orders_customer on orders (lower(customer) collate "C", number);
create index orders_board on orders (lower(pcb_name) collate "C", number);
create index orders_user on orders (user_id, number);

create table invoices (
  order_number bigint primary key references orders,
  -- At most 16 characters, consecutive and unique in the financial year (CGST Rules 2017, rule 46(b)).
  number text not null unique check (length(number) <= 16),
  issued_on date not null,
  net bigint not null,
  central_tax bigint not null,
  state_tax bigint not null,
  integrated_tax bigint not null,
  total bigint not null,
  constraint invoice_adds_up check (total = net + central_tax + state_tax + integrated_tax)
);

create table idempotency (
  user_id bigint not null references users on delete cascade,
  key text not null,
  body_hash bytea not null,
  order_number bigint,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

create table quotations (
  number bigint primary key,
  customer text not null,
  service text not null,
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Rejected')),
  placed_on date not null,
  total bigint not null check (total >= 0),
  details text not null default '',
  version int not null default 1,
  search_text text not null
);
create index quotations_search on quotations using gin (search_text gin_trgm_ops) with (fastupdate = off);

create table inquiries (
  number bigint primary key,
  user_id bigint references users on delete set null,
  customer text not null,
  subject text not null,
  status text not null default 'Open' check (status in ('Open', 'Closed')),
  placed_on date not null,
  details text not null default '',
  version int not null default 1,
  search_text text not null
);
create index inquiries_search on inquiries using gin (search_text gin_trgm_ops) with (fastupdate = off);

create table services (
  id bigint generated always as identity primary key,
  name text not null,
  description text not null,
  price text not null,
  -- The first amount in `price` in paise; a very large one without an amount, so that it comes last.
  price_key bigint not null,
  status text not null default 'Active' check (status in ('Active', 'Inactive')),
  version int not null default 1,
  search_text text not null
);
