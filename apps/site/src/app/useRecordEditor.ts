import { useEffect, useRef } from 'react';
import { createPath, useNavigate } from 'react-router-dom';
import { lastSeenList } from '../address/listState.ts';
import { adminMessages } from '../messages/admin.ts';
import { useSending } from './useSending.ts';
import { useSite } from './useSite.ts';

/** Saves a record, says so, and goes back to its list as it was last seen. A refusal stays on the page. */
export function useRecordEditor<Values>(name: string, listPath: string, save: (values: Values) => Promise<void>) {
  const site = useSite();
  const navigate = useNavigate();
  const { sending, send } = useSending();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  const listHref = createPath(lastSeenList(site, listPath));
  const backToList = () => void navigate(listHref);
  const saveAndGoBack = async (values: Values) => {
    if (!(await send(() => save(values)))) return;
    window.alert(adminMessages.recordSaved(name));
    // Whoever has left while it was being saved stays where they are.
    if (isOpen.current) backToList();
  };
  return { ...sending, listHref, onSave: (values: Values) => void saveAndGoBack(values), onCancel: backToList };
}
