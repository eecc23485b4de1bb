import type { ApiError } from '@mashq/state/platform/api/api';
import { Button } from '@mashq/ui/actions/button';
import { Form } from '@mashq/ui/forms/form';
import { Dialog, type DialogProps } from '@mashq/ui/overlays/dialog';
import { type ReactNode, useId } from 'react';
import { formFaults } from './form-faults.ts';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'size'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called when all fields are fit, by the button or by Enter in a field; not while `isPending`. */
  onSubmit: () => void;
  isPending: boolean;
  error: ApiError | null;
  saveLabel: string;
  cancelLabel: string;
  /** Fields that have the names the server knows them by: what it refuses is shown at its field. */
  children: ReactNode;
}

/** A dialog that is one form. It stays open, with what was typed, until its owner closes it. */
export function FormDialog({
  onOpenChange,
  onSubmit,
  isPending,
  error,
  saveLabel,
  cancelLabel,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      isDismissable={!isPending}
      onOpenChange={onOpenChange}
      actions={(close) => (
        <>
          <Button type="submit" form={id} isPending={isPending}>
            {saveLabel}
          </Button>
          <Button variant="secondary" isDisabled={isPending} onPress={close}>
            {cancelLabel}
          </Button>
        </>
      )}
    >
      <Form id={id} onSubmit={() => !isPending && onSubmit()} {...formFaults(error)}>
        {children}
      </Form>
    </Dialog>
  );
}
