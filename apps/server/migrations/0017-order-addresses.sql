-- Who is billed and where the order goes, as the API has them. Those of the latest order are kept for the next one.
alter table users add column order_addresses jsonb;
alter table orders
  add column addresses jsonb,
  -- The GST code of a state; null for orders from before it was stored.
  add column place_of_supply char(2),
  -- Decides the kind of the tax, whatever the total is edited to.
  add column is_inter_state boolean not null default false;
update orders set is_inter_state = true where integrated_tax > 0;
alter table orders drop constraint tax_is_one_kind;
alter table orders add constraint tax_is_one_kind check (
  case when is_inter_state then central_tax = 0 and state_tax = 0
    else integrated_tax = 0 and central_tax - state_tax between 0 and 1 end
);
