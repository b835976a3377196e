create table settings (
  -- There is one row.
  is_only boolean primary key default true check (is_only),
  site_name text not null default 'alphianz',
  contact_email text not null default 'hello@alphianz.example',
  banner text not null default '',
  service_message text not null default '',
  version int not null default 1
);
insert into settings default values;
