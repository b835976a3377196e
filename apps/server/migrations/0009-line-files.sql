-- The files of a line of a cart or of an order.
create table line_files (
  cart_line_id uuid references cart_lines on delete cascade,
  order_number bigint,
  position int,
  file_id uuid not null references files,
  purpose text not null,
  foreign key (order_number, position) references order_lines,
  check ((cart_line_id is null) <> (order_number is null)),
  check ((order_number is null) = (position is null)),
  unique nulls not distinct (cart_line_id, order_number, position, file_id, purpose)
);
create index line_files_order on line_files (order_number);
create index line_files_file on line_files (file_id);
create index files_age on files (created_at);

insert into line_files (order_number, position, file_id, purpose)
select o.number, 1, o.file_id, 'gerber' from orders o join order_lines l on l.order_number = o.number and l.position = 1
where o.file_id is not null;
alter table orders drop column file_id;
