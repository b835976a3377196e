alter table users
  -- As the API has them: they are read and written together with the rest of the profile.
  add column addresses jsonb not null default '[]',
  add column emails text[] not null default '{}';
alter table quotations add column user_id bigint references users on delete set null;
create index quotations_user on quotations (user_id, number);
create index inquiries_user on inquiries (user_id, number);
