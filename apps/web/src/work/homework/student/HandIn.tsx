import { Button } from '@mashq/ui/actions/button';
import { useState } from 'react';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { studentHomework } from '../../strings/student-homework.ts';
import type { HandInDialogProps } from './HandInDialog.tsx';

const dialog = lazyComponent(() => import('./HandInDialog.tsx'), 'HandInDialog');

/** Hands in the homework after confirmation. */
export function HandIn(props: Pick<HandInDialogProps, 'kind' | 'id' | 'left'>) {
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={props.left === 0 ? 'reward' : 'secondary'}
        size="large"
        onPress={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {studentHomework(props.kind).handIn}
      </Button>
      {isAsked && (
        <OptionalBoundary>
          <dialog.Component {...props} isOpen={isOpen} onOpenChange={setOpen} />
        </OptionalBoundary>
      )}
    </>
  );
}
