-- A removed line keeps its files, so that it can be restored.
alter table cart_lines add column removed_at timestamptz;
