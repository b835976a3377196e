import { useEffect, useRef } from 'react';
import { createPath, useNavigate } from 'react-router-dom';
import { lastSeenList } from '../../address/useListState.ts';
import { adminMessages } from '../../messages/admin.ts';
import { useSending } from './useSending.ts';
import { useSite } from './useSite.ts';

/** Saves a record, confirms with an alert, and returns to the list as last seen. After a failure the page stays open. */
export function useRecordEditor<Values>(name: string, listPath: string, save: (values: Values) => Promise<void>) {
  const site = useSite();
  const navigate = useNavigate();
  const { sending, send } = useSending();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  const listHref = createPath(lastSeenList(site, listPath));
  const backToList = () => void navigate(listHref);
  const saveAndGoBack = async (values: Values) => {
    if (!(await send(() => save(values)))) return;
    window.alert(adminMessages.recordSaved(name));
    // Do not navigate if the administrator has left the page while it was saving.
    if (isMounted.current) backToList();
  };
  return { ...sending, listHref, onSave: (values: Values) => void saveAndGoBack(values), onCancel: backToList };
}
