import { useQuotationDialog } from './hooks/useQuotationDialog.tsx';

/** 'Respond' opens the form of a quotation. */
export function useRespond(_: unknown) {
  const { open, dialog } = useQuotationDialog();
  return {
    respond: ({ id, subject }: { id: string; subject: string }) =>
      open({ task: 'answer', inquiry: id, service: subject }),
    dialog,
  };
}
