import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { Button } from '@mashq/ui/actions/button';
import { Palette } from 'lucide-react';
import { useState } from 'react';
import { appearance } from '../strings/appearance.ts';
import { AppearanceDrawer } from './AppearanceDrawer.tsx';

/** Opens the settings of color and light, for visitors of a school's host who have not signed in. */
export function AppearanceButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <QueryProvider>
      <Button variant="quiet" icon={<Palette size="1.2em" />} onPress={() => setOpen(true)}>
        {appearance.title}
      </Button>
      <AppearanceDrawer isOpen={isOpen} onOpenChange={setOpen} />
    </QueryProvider>
  );
}
