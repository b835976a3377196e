-- Freight is part of the taxable value (CGST Act 2017, s. 15(2)(c)): the price of shipping includes its tax, and `shipping`
-- is what is left of it. Totals stay the same, and so do the invoices that were issued.
alter table orders drop constraint tax_is_18_percent;
update orders o set
  shipping = u.before_tax,
  central_tax = case when o.integrated_tax = 0 then round(u.tax / 2.0)::bigint else 0 end,
  state_tax = case when o.integrated_tax = 0 then u.tax - round(u.tax / 2.0)::bigint else 0 end,
  integrated_tax = case when o.integrated_tax = 0 then 0 else u.tax end
from (
  select number, before_tax, central_tax + state_tax + integrated_tax + shipping - before_tax as tax
  from orders, lateral (select round(shipping / 1.18)::bigint as before_tax) as freight
  where shipping > 0
) as u
where u.number = o.number;
alter table orders add constraint tax_is_18_percent
  check (abs(central_tax + state_tax + integrated_tax - round((net + shipping) * 0.18)) <= 1);
