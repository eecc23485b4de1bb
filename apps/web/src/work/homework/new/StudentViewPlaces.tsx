import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { newHomework } from '../../strings/teacher-new-homework.ts';
import type { StudentViewProps } from './StudentView.tsx';

const words = newHomework.view;
const studentView = lazyComponent(() => import('./StudentView.tsx'), 'StudentView');

function Content(props: StudentViewProps) {
  return (
    <OptionalBoundary>
      <studentView.Component {...props} />
    </OptionalBoundary>
  );
}

/** Beside the form, in the desktop layout. */
export function StudentViewCard(props: StudentViewProps) {
  return (
    <Card title={words.title}>{props.skills.length === 0 ? <p>{words.wait}</p> : <Content {...props} isBeside />}</Card>
  );
}

/** Behind a button, on a phone. */
export function StudentViewButton(props: StudentViewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<Eye size="1.2em" />} onPress={() => setOpen(true)}>
        {words.title}
      </Button>
      <Dialog title={words.title} size="large" isOpen={isOpen} onOpenChange={setOpen}>
        <Content {...props} />
      </Dialog>
    </>
  );
}
