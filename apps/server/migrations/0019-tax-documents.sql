-- An order can have an invoice, its credit note and the next invoice. What an invoice states is stored with it.
alter table invoices drop constraint invoices_pkey;
alter table invoices drop constraint invoices_number_key;
alter table invoices add primary key (number);
alter table invoices
  -- To whole rupees (CGST Act 2017, s. 170).
  add column rounding bigint not null default 0 check (rounding between -50 and 50),
  -- As the API has it; null for invoices from before it was stored.
  add column snapshot jsonb,
  add column credited_on date;
alter table invoices drop constraint invoice_adds_up;
alter table invoices add constraint invoice_adds_up
  check (total = net + central_tax + state_tax + integrated_tax + shipping + rounding);
create unique index invoices_current on invoices (order_number) where credited_on is null;
create index invoices_order on invoices (order_number);
create index invoices_day on invoices (issued_on);

-- A credit note cancels a whole invoice.
create table credit_notes (
  number text primary key check (length(number) <= 16),
  invoice_number text not null unique references invoices,
  issued_on date not null,
  reason text not null
);
create index credit_notes_day on credit_notes (issued_on);

create function refuse_document_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'invoices' then
    if to_jsonb(old) ->> 'credited_on' is null and to_jsonb(new) - 'credited_on' = to_jsonb(old) - 'credited_on' then
      return new;
    end if;
  end if;
  raise exception 'Invoices and credit notes are written once' using errcode = 'insufficient_privilege';
end $$;
create trigger invoices_written_once before update or delete on invoices
  for each row execute function refuse_document_change();
create trigger credit_notes_written_once before update or delete on credit_notes
  for each row execute function refuse_document_change();
