-- A registration is no account until the code in its mail confirms it, so nobody can leave a password at somebody else's address.
create table registrations (
  token_hash bytea primary key,
  name text not null,
  email text not null,
  password_hash text not null,
  code_hash bytea not null,
  attempts_left int not null,
  expires_at timestamptz not null
);
create index registrations_email on registrations (lower(email));
create index registrations_expiry on registrations (expires_at);
-- Registrations before this: their passwords may be those of strangers. Nobody could sign in to them.
delete from users where role = 'customer' and verified_at is null;

-- The address that the code or link was sent to. It works only while this is the address of the account, or to make it that.
delete from codes;
alter table codes add column email text not null;
alter table codes drop constraint codes_purpose_check;
alter table codes add constraint codes_purpose_check check (purpose in ('verify', 'reset', 'signIn', 'email'));

alter table sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column started_at timestamptz not null default now(),
  add column used_at timestamptz not null default now(),
  add column user_agent text not null default '',
  add column address text not null default '';

-- Browsers that have signed in to an account. Strangers who guess its password do not lock them out.
create table browsers (
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null,
  used_at timestamptz not null default now(),
  primary key (user_id, token_hash)
);
create index browsers_token on browsers (token_hash);
create index browsers_age on browsers (used_at);

alter table users add column closed_at timestamptz;

-- The IP address of the request.
alter table audit add column address text;
