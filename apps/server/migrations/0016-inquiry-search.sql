-- The lines of the search text are in the order of the fields: number, customer, subject.
update inquiries set search_text = concat_ws(
  E'\n', split_part(search_text, E'\n', 1), split_part(search_text, E'\n', 3), split_part(search_text, E'\n', 2)
);
