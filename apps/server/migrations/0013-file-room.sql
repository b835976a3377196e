-- The row of an upload is written before its bytes, so that its room counts and what a killed process leaves is found.
-- Without a hash, not all of its bytes have come; until then its size is the largest that it can have.
alter table files alter column sha256 drop not null;
create index files_coming on files (created_at) where sha256 is null;
-- With the size: the sum of a customer's files, and of all, is read from the index.
drop index files_user;
create index files_user on files (user_id) include (size);
