import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Inline } from '@mashq/ui/layout/inline';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { account } from '../strings/account.ts';
import { signOutIcon, useSignOut } from './use-sign-out.tsx';

const everywhereDialog = lazyComponent(() => import('./SignOutEverywhereDialog.tsx'), 'SignOutEverywhereDialog');

/** Signing out here, and on every device at once. */
export function SignOutCard({ voice }: { voice: 'student' | 'staff' }) {
  const { ask, dialog } = useSignOut(voice);
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const askEverywhere = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <Card title={account.exit.cardTitle} subtitle={account.exit.cardSubtitle[voice]}>
      <Inline>
        <Button variant="secondary" icon={signOutIcon} onPress={ask}>
          {account.exit.action}
        </Button>
        <Button variant="secondary" icon={<MonitorSmartphone size="1.2em" />} onPress={askEverywhere}>
          {account.exitEverywhere.action}
        </Button>
      </Inline>
      {dialog}
      {isAsked && (
        <OptionalBoundary>
          <everywhereDialog.Component voice={voice} isOpen={isOpen} onOpenChange={setOpen} />
        </OptionalBoundary>
      )}
    </Card>
  );
}
