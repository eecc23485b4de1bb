import { loadActiveUser, logout } from '@mashq/state/platform/session/session';
import { Button } from '@mashq/ui/actions/button';
import { ErrorState } from '@mashq/ui/feedback/error-state';
import { Stack } from '@mashq/ui/layout/stack';
import { product } from '../strings/product.ts';
import * as css from './full-page.css.ts';

/** The user is signed in but the profile could not be loaded: retry or sign out. */
export function ProfileFailure({ message }: { message: string }) {
  return (
    <main className={css.whole}>
      <Stack align="center">
        <ErrorState message={message} onRetry={() => void loadActiveUser()} />
        <Button variant="quiet" onPress={logout}>
          {product.exit}
        </Button>
      </Stack>
    </main>
  );
}
