-- HSN or SAC as the quotation states it; null for a line whose code follows from its service.
alter table order_lines add column code text;

update order_lines o set code = l.code
from quotations q join quotation_lines l on l.quotation_number = q.number
where o.order_number = q.order_number and o.position = l.position
  and l.version = (select max(version) from quotation_versions v where v.quotation_number = q.number);
