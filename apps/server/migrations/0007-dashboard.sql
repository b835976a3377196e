-- How many orders there are of each day and what they brought before tax, so that a figure of all of them is a sum of days.
create table order_days (
  day date primary key,
  orders bigint not null,
  revenue bigint not null
);
insert into order_days select placed_on, count(*), sum(net + shipping) from orders group by placed_on;

create function count_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update order_days set orders = orders - 1, revenue = revenue - old.net - old.shipping where day = old.placed_on;
  end if;
  if tg_op <> 'DELETE' then
    insert into order_days as d values (new.placed_on, 1, new.net + new.shipping)
    on conflict (day) do update set orders = d.orders + 1, revenue = d.revenue + excluded.revenue;
  end if;
  return null;
end $$;
create trigger orders_counted after insert or delete or update of placed_on, net, shipping on orders
  for each row execute function count_order();

create index quotations_status on quotations (status, number);
create index inquiries_status on inquiries (status, number);
