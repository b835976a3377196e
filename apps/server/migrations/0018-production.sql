alter table orders
  -- Who has to answer, while a question about the order is open.
  add column awaits text check (awaits in ('customer', 'business')),
  add column cancelled_at timestamptz;
alter table orders add column flag text not null generated always as (
  case when cancelled_at is not null then 'Cancelled'
    when awaits = 'customer' then 'Waiting for customer'
    when awaits = 'business' then 'Customer has written'
    else '' end
) stored;
create index orders_awaits on orders (awaits, number) where awaits is not null;

-- What has happened to an order since it was placed. The text is a message, or the reason of a cancellation.
create table order_events (
  id bigint generated always as identity primary key,
  order_number bigint not null references orders,
  step text not null,
  side text not null check (side in ('customer', 'business')),
  -- The name at that time: administrators leave.
  actor text not null,
  at timestamptz not null default now(),
  text text not null default ''
);
create index order_events_order on order_events (order_number, id);

create table dispatches (
  event_id bigint primary key references order_events,
  carrier text not null,
  tracking text not null
);
create table dispatch_lines (
  event_id bigint not null references dispatches,
  order_number bigint not null,
  position int not null,
  quantity int not null check (quantity > 0),
  primary key (event_id, position),
  foreign key (order_number, position) references order_lines
);
create index dispatch_lines_line on dispatch_lines (order_number, position);

create table event_files (
  event_id bigint not null references order_events,
  file_id uuid not null references files,
  primary key (event_id, file_id)
);
create index event_files_file on event_files (file_id);

-- A cancelled order brings no revenue.
create or replace function count_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update order_days set orders = orders - 1,
      revenue = revenue - case when old.cancelled_at is null then old.net + old.shipping else 0 end
    where day = old.placed_on;
  end if;
  if tg_op <> 'DELETE' then
    insert into order_days as d
    values (new.placed_on, 1, case when new.cancelled_at is null then new.net + new.shipping else 0 end)
    on conflict (day) do update set orders = d.orders + 1, revenue = d.revenue + excluded.revenue;
  end if;
  return null;
end $$;
drop trigger orders_counted on orders;
create trigger orders_counted after insert or delete or update of placed_on, net, shipping, cancelled_at on orders
  for each row execute function count_order();
