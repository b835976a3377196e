-- Until when a mail is worth sending. A code or a link expires; then its mail is deleted unsent.
alter table outbox add column valid_until timestamptz not null default now() + interval '3 days';
-- Mails with a secret say "once, within" how long it works, at most an hour.
update outbox set valid_until =
  created_at + case when body like '%once, within%' then interval '1 hour' else interval '3 days' end;
-- The subject of a mail with a code is the code.
update outbox set subject = '', body = '' where sent_at is not null;
