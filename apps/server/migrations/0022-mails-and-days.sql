-- The topics of mails that the customer does not want.
alter table users add column muted text[] not null default '{}';

-- Until when the order should have left, by the lead times of its lines; null for orders from before it was stored.
alter table orders add column due_on date;
create index orders_due on orders (due_on, number) where status <> 'Shipped' and cancelled_at is null;
