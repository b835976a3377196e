-- What an administrator may do. Those that are there already have had no limits.
alter table users add column rights text check (rights in ('all', 'orders', 'read'));
update users set rights = 'all' where role = 'administrator';
alter table users add constraint administrators_have_rights check ((role = 'administrator') = (rights is not null));

create table second_factors (
  user_id bigint primary key references users on delete cascade,
  -- Base32. It must be readable to check a code; docs/how-to/server.md says why it is not encrypted.
  secret text not null,
  -- The time step of the last used code, which works once.
  last_step bigint not null
);

create table recovery_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  code_hash text not null
);
create index recovery_codes_user on recovery_codes (user_id);

-- Browsers that have sent an administrator's password but no code yet.
create table second_steps (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  -- The one that was right. A change of password ends the step.
  password_hash text not null,
  -- Of an administrator who sets up the second factor.
  new_secret text,
  attempts_left int not null default 5,
  expires_at timestamptz not null
);
create index second_steps_user on second_steps (user_id);
create index second_steps_expiry on second_steps (expires_at);

-- Administrators who have not chosen a password yet; `verified_at` of their account is null.
create table invitations (
  user_id bigint primary key references users on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
