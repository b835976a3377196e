create table users (
  id bigint generated always as identity primary key,
  role text not null default 'customer' check (role in ('customer', 'administrator')),
  name text not null,
  email text not null,
  password_hash text not null,
  status text not null default 'Active' check (status in ('Active', 'Inactive')),
  verified_at timestamptz,
  mobile text not null default '',
  company text not null default '',
  -- The GST code of the state.
  state char(2),
  order_count int not null default 0 check (order_count >= 0),
  version int not null default 1,
  search_text text not null,
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));
create index users_name on users (lower(name) collate "C", id);
create index users_order_count on users (order_count, id);

-- Only a hash: who reads the table cannot use the sessions.
create table sessions (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Codes and links in mails, which work once.
create table codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  code_hash bytea not null,
  attempts_left int not null,
  expires_at timestamptz not null,
  unique (user_id, purpose)
);
create index codes_hash on codes (code_hash);

create table throttle (
  key bytea primary key,
  count int not null,
  window_ends_at timestamptz not null
);
create index throttle_window on throttle (window_ends_at);

create table outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index outbox_waiting on outbox (next_attempt_at) where sent_at is null;

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id bigint,
  action text not null,
  kind text not null,
  record_id bigint,
  before jsonb,
  after jsonb
);
create index audit_record on audit (kind, record_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit is written once' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_written_once before update or delete on audit for each row execute function refuse_change();
create trigger audit_not_emptied before truncate on audit for each statement execute function refuse_change();
