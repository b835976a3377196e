alter table quotations
  add column inquiry_number bigint references inquiries,
  -- The order that it became.
  add column order_number bigint unique references orders,
  -- Who has to answer, while a question about it is open.
  add column awaits text check (awaits in ('customer', 'business'));
create index quotations_awaits on quotations (awaits, number) where awaits is not null;

-- What was offered, and when. A version is never changed.
create table quotation_versions (
  quotation_number bigint not null references quotations,
  version int not null check (version > 0),
  -- The name at that time: administrators leave.
  actor text not null,
  at timestamptz not null default now(),
  terms text not null,
  valid_until date not null,
  -- Paise.
  net bigint not null check (net >= 0),
  tax bigint not null check (tax >= 0),
  primary key (quotation_number, version)
);

create table quotation_lines (
  quotation_number bigint not null,
  version int not null,
  position int not null,
  name text not null,
  quantity int not null check (quantity > 0),
  -- Paise before tax, for the whole quantity.
  amount bigint not null check (amount >= 0),
  lead_days int not null check (lead_days >= 0),
  -- HSN or SAC.
  code text not null,
  primary key (quotation_number, version, position),
  foreign key (quotation_number, version) references quotation_versions
);

create table quotation_events (
  id bigint generated always as identity primary key,
  quotation_number bigint not null references quotations,
  step text not null check (step in ('accept', 'decline', 'message')),
  side text not null check (side in ('customer', 'business')),
  actor text not null,
  at timestamptz not null default now(),
  text text not null default ''
);
create index quotation_events_quotation on quotation_events (quotation_number, id);

insert into number_series (kind, period, last)
select 'quotation', 'all', max(number) from quotations having max(number) is not null;
