import { Button } from '@mashq/ui/actions/button';
import { useState } from 'react';
import { Aside } from '../../../routing/Aside.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.tsx';
import { studentHomework } from '../../../strings/student/homework.ts';
import type { HandInDialogProps } from './HandInDialog.tsx';

const dialog = lazyScreen(() => import('./HandInDialog.tsx'), 'HandInDialog');

/** Hands the homework in, after asking. */
export function HandIn(props: Pick<HandInDialogProps, 'homeworkId' | 'left'>) {
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
        {studentHomework.handIn}
      </Button>
      {isAsked && (
        <Aside>
          <dialog.Component {...props} isOpen={isOpen} onOpenChange={setOpen} />
        </Aside>
      )}
    </>
  );
}
