import { Button } from '@mashq/ui/actions/button';
import { useState } from 'react';
import { Aside } from '../../../routing/Aside.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.tsx';
import { studentHomework } from '../../../strings/student/homework.ts';

const dialog = lazyScreen(() => import('./HandInDialog.tsx'), 'HandInDialog');

export interface HandInProps {
  homeworkId: string;
  /** Questions without an answer. */
  left: number;
}

/** Hands the homework in, after asking. */
export function HandIn(props: HandInProps) {
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
