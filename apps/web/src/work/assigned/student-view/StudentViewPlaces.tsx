import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useIsDesktop } from '../../../platform/layout/window-width.ts';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { studentView as words } from '../../strings/student-view.ts';
import type { StudentViewProps } from './StudentView.tsx';

const studentView = lazyComponent(() => import('./StudentView.tsx'), 'StudentView');

function Content(props: StudentViewProps) {
  return (
    <OptionalBoundary>
      <studentView.Component {...props} />
    </OptionalBoundary>
  );
}

/** Beside the form, in the desktop layout; nothing elsewhere. */
export function StudentViewCard(props: StudentViewProps) {
  if (!useIsDesktop()) return null;
  return (
    <Card title={words.title}>{props.parts.length === 0 ? <p>{words.wait}</p> : <Content {...props} isBeside />}</Card>
  );
}

/** Behind a button, where the layout is not that of a desktop, once there is something to see. */
export function StudentViewButton(props: StudentViewProps) {
  const isDesktop = useIsDesktop();
  const [isOpen, setOpen] = useState(false);
  if (isDesktop || props.parts.length === 0) return null;
  return (
    <div>
      <Button variant="secondary" icon={<Eye size="1.2em" />} onPress={() => setOpen(true)}>
        {words.title}
      </Button>
      <Dialog title={words.title} size="large" isOpen={isOpen} onOpenChange={setOpen}>
        <Content {...props} />
      </Dialog>
    </div>
  );
}
