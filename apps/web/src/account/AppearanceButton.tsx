import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { Button } from '@mashq/ui/actions/button';
import { Palette } from 'lucide-react';
import { useState } from 'react';
import { account } from '../strings/account.ts';
import { AppearanceDrawer } from './AppearanceDrawer.tsx';

/** Opens the settings of color and light, for visitors of a school's host who have not signed in. */
export function AppearanceButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <QueryProvider>
      <Button variant="quiet" icon={<Palette size="1.2em" />} onPress={() => setOpen(true)}>
        {account.look.title}
      </Button>
      <AppearanceDrawer isOpen={isOpen} onOpenChange={setOpen} />
    </QueryProvider>
  );
}
