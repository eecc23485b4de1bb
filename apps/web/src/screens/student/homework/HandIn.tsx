import { Button } from '@mashq/ui/actions/button';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../../routing/lazy-screen.tsx';
import { student } from '../../../strings/student.ts';

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
        kind={props.left === 0 ? 'reward' : 'secondary'}
        size="large"
        onPress={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {student.homework.handIn}
      </Button>
      {isAsked && (
        <Suspense>
          <dialog.Component {...props} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
