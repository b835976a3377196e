-- For whatever is made once for each key, not orders alone. What was there is only good for requests that are being repeated.
drop table idempotency;
create table idempotency (
  user_id bigint not null references users on delete cascade,
  key_hash bytea not null,
  -- Of key and body: without the key, which is not stored, nobody can try out what a body was.
  body_hash bytea not null,
  result bigint,
  created_at timestamptz not null default now(),
  primary key (user_id, key_hash)
);
