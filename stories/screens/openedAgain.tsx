import { Button } from '@pcb/ui/Button';
import { type ReactNode, useState } from 'react';

/** A host that closes its dialog, and has a button that opens it again. */
export function OpenedAgain({
  isOpen: isOpenAtFirst,
  onClose,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  children: (dialog: { isOpen: boolean; onClose: () => void }) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open the form</Button>
      {children({ isOpen, onClose: close })}
    </>
  );
}
