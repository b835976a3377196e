import { fieldsIn, type RecordDescription } from '@pcb/records/fields';
import type { RecordKind } from '@pcb/screens/admin/records';
import type { Remote } from '@pcb/screens/remote';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Site } from '../../createSite.ts';
import { read } from '../../data/read.ts';
import type { EditedRecords, Records, StatusChanges } from '../../data/records.ts';
import type { SiteData } from '../../data/siteData.ts';
import { downloadCsv } from '../../effects/downloadFile.ts';
import { adminTitle, editPageOf } from '../../messages/admin.ts';
import { useListState } from '../../url/useListState.ts';
import { useAdminEffects } from '../hooks/useAdminEffects.ts';
import { useRecordEditor } from '../hooks/useRecordEditor.ts';
import { useRecordList } from '../hooks/useRecordList.ts';
import { useRemoteForm } from '../hooks/useRemoteForm.ts';
import { useSite } from '../hooks/useSite.ts';
import type { LoaderArgs } from '../routing/guards.ts';
import { loadList } from '../routing/loadList.ts';
import type { PageHandle, PageProps } from '../routing/page.ts';

interface Identified {
  id: string | number;
}

type ListState<Kind extends RecordKind> = ReturnType<typeof useListState<Kind>>;

interface ListPageProps<Kind extends RecordKind, Row extends Identified, Source> {
  list: ListState<Kind>['list'] & Partial<ListState<Kind>['details']> & ReturnType<typeof useRecordList<Row>>;
  records: Source;
  effects: ReturnType<typeof useAdminEffects>;
}

interface ListPage<Kind extends RecordKind, Row extends Identified, Source> {
  kind: Kind;
  recordsIn: (data: SiteData) => Records<Row> & Source;
  title: string;
  description: string;
  List: (props: ListPageProps<Kind, Row, Records<Row> & Source>) => ReactNode;
}

export function recordListPage<Kind extends RecordKind, Row extends Identified, Source>({
  kind,
  recordsIn,
  title,
  description,
  List,
}: ListPage<Kind, Row, Source>) {
  const handle: PageHandle = { title: adminTitle(title), description };
  const hasDetails = fieldsIn(kind, 'details').length > 0;
  const loader = ({ data }: Site, args: LoaderArgs) => loadList(kind, recordsIn(data), args);

  function Component({ loaded }: PageProps<typeof loader>) {
    const records = recordsIn(useSite().data);
    const effects = useAdminEffects();
    const state = useListState(kind);
    const details = hasDetails ? state.details : {};
    const rows = useRecordList(kind, records, loaded, hasDetails ? state.details.openRecord : null);
    return <List list={{ ...state.list, ...details, ...rows }} records={records} effects={effects} />;
  }
  return { handle, loader, Component };
}

interface TransactionListPage<Kind extends RecordKind, Row extends Identified> extends Omit<
  ListPage<Kind, Row, StatusChanges>,
  'List'
> {
  Screen: (
    props: ListPageProps<Kind, Row, unknown>['list'] & {
      onStatusChange: (row: { id: string }, status: string) => void;
      onExport: (fileName: string, csv: string) => void;
    },
  ) => ReactNode;
}

export const transactionListPage = <Kind extends RecordKind, Row extends Identified>({
  Screen,
  ...page
}: TransactionListPage<Kind, Row>) =>
  recordListPage({
    ...page,
    List: ({ list, records, effects }) => (
      <Screen
        {...list}
        onStatusChange={({ id }, status) => void effects.confirmStatus(id, status, () => records.setStatus(id, status))}
        onExport={downloadCsv}
      />
    ),
  });

interface EditPage<Row, Values> {
  kind: RecordDescription;
  recordsIn: (data: SiteData) => Records<Row> & EditedRecords<Values>;
  Screen: (props: { record: Remote<Row | undefined> } & ReturnType<typeof useRecordEditor<Values>>) => ReactNode;
}

export function recordEditPage<Row, Values>({ kind, recordsIn, Screen }: EditPage<Row, Values>) {
  const handle: PageHandle = editPageOf(kind.one);
  const loader = ({ data }: Site, { params: { id = '' } }: LoaderArgs) => read(recordsIn(data).find(id));

  function Component({ loaded }: PageProps<typeof loader>) {
    const { id = '' } = useParams();
    const records = recordsIn(useSite().data);
    const editor = useRecordEditor(kind, (values: Values) => records.save(id, values));
    return <Screen record={useRemoteForm(loaded)} {...editor} />;
  }
  return { handle, loader, Component };
}
