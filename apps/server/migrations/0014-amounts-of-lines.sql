-- The price of an order is rounded to whole rupees, and that of a piece to whole paise: the amount is no product of the two.
alter table order_lines alter column amount drop expression;
alter table order_lines alter column amount set not null;
alter table order_lines add check (amount >= 0);
