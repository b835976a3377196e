import { includesRights } from '@pcb/records/rights';
import type { RecordKind } from '@pcb/screens/admin/records';
import { useUnsavedChanges } from '@pcb/ui/useUnsavedChanges';
import { useEffect, useRef, useState } from 'react';
import { createPath, useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { DataError } from '../../data/dataError.ts';
import { adminMessages } from '../../messages/admin.ts';
import { lastSeenList } from '../../url/useListState.ts';
import { useSending } from './useSending.ts';
import { useRights, useSite } from './useSite.ts';

/**
 * Saves a record, confirms with an alert, and returns to the list. Warns before unsaved changes are lost, except by
 * Cancel and sign-out. If somebody else has changed the record, shows the current version; saving again replaces it.
 */
export function useRecordEditor<Values>(
  { one, section, rightsToChange }: Pick<RecordKind, 'one' | 'section' | 'rightsToChange'>,
  save: (values: Values) => Promise<void>,
) {
  const site = useSite();
  const rights = useRights();
  const navigate = useNavigate();
  const { sending, send, reset } = useSending();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  const [isDirty, setDirty] = useState(false);
  const { mustAsk, release } = useUnsavedChanges(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && site.session.state.getState().isAdministrator && mustAsk(),
  );
  const leave = () => {
    // The navigation may be a full load, before which the browser would ask again.
    release();
    blocker.proceed?.();
  };
  const leaveQuestion = blocker.state === 'blocked' ? { onStay: () => blocker.reset(), onLeave: leave } : undefined;

  const listHref = createPath(lastSeenList(site, `/admin/${section}`));
  const backToList = () => {
    release();
    void navigate(listHref);
  };
  const { pathname } = useLocation();
  const [changed, setChanged] = useState<{ pathname: string; theirs: Values | undefined }>();
  const theirs = changed?.pathname === pathname ? changed.theirs : undefined;
  const saveOrCompare = async (values: Values) => {
    try {
      await save(values);
    } catch (error) {
      setChanged({ pathname, theirs: error instanceof DataError ? (error.current as Values | undefined) : undefined });
      throw error;
    }
  };
  const takeTheirs = () => {
    setChanged(undefined);
    reset();
  };
  const saveAndGoBack = async (values: Values) => {
    if (!(await send(() => saveOrCompare(values)))) return;
    window.alert(adminMessages.recordSaved(`${one.charAt(0).toUpperCase()}${one.slice(1)}`));
    // The administrator may have left the page while it was saving.
    if (isMounted.current) backToList();
  };
  return {
    ...sending,
    listHref,
    isReadOnly: !includesRights(rights, rightsToChange),
    leaveQuestion,
    conflict: theirs && { theirs, onTakeTheirs: takeTheirs },
    onDirtyChange: setDirty,
    onSave: (values: Values) => void saveAndGoBack(values),
    onCancel: backToList,
  };
}
