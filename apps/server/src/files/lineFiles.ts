import type { FieldReasons } from '@pcb/api/errors';
import type { LineFile, serviceFiles } from '@pcb/api/files';
import type { ServiceTab } from '@pcb/quoting/forms';
import { type FilePurpose, filePurposes, requiredFiles } from '@pcb/quoting/orderFiles';
import type { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { ApiError } from '../http/apiError.ts';

type NamedFile = Pick<LineFile, 'id' | 'purpose'>;

export const namedFiles = (ids: z.output<typeof serviceFiles>): readonly NamedFile[] =>
  filePurposes.flatMap((purpose) =>
    [...new Set(ids[purpose]?.map((id) => id.toLowerCase()))].map((id) => ({ id, purpose })),
  );

export const missingFiles = (service: ServiceTab, files: readonly NamedFile[]) =>
  (requiredFiles[service] as readonly FilePurpose[]).filter(
    (needed) => !files.some(({ purpose }) => purpose === needed),
  );

export function checkFiles(service: ServiceTab, files: readonly NamedFile[]) {
  const missing = missingFiles(service, files);
  if (missing.length > 0)
    throw new ApiError('illegalForm', {
      fields: Object.fromEntries(missing.map((purpose) => [purpose, 'missing' satisfies FieldReasons['schematic']])),
    });
}

type Line = { cart_line_id: string } | { order_number: number; position: number };

export const rowsOf = (line: Line, files: readonly NamedFile[]) =>
  files.map(({ id, purpose }) => ({ ...line, file_id: id, purpose }));

/** Attaches files to lines, in the transaction that writes the lines. Throws for a file of another customer. */
export async function attachFiles(sql: Sql, userId: number | null, rows: ReturnType<typeof rowsOf>) {
  if (rows.length === 0) return;
  const { rowCount } = await sql.query(
    `insert into line_files (cart_line_id, order_number, position, file_id, purpose)
     select l.cart_line_id, l.order_number, l.position, f.id, l.purpose
     from json_populate_recordset(null::line_files, $1) l
     join files f on f.id = l.file_id and f.user_id = $2 and f.sha256 is not null`,
    [JSON.stringify(rows), userId],
  );
  if (rowCount !== rows.length) throw new ApiError('notFound');
}

export const filesWhere = (condition: string) =>
  `(select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'purpose', purpose)
      order by position, purpose, f.name, f.id), '[]')
    from line_files join files f on f.id = file_id where ${condition})`;
