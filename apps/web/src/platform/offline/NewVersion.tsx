import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { useSnapshot } from 'valtio/react';
import { useLocation } from 'wouter';
import { newVersionWords } from '../strings/student-new-version.ts';
import { place } from './new-version.css.ts';
import { leaveNewVersion, newVersion, openNewVersion } from './new-version.ts';

/** Work that a reload would break into: a question, a quiz, a game. */
const AT_WORK = /\/(question|quiz|games)(\/|$)/;

/** Offers the newer version of the app that is stored, never in the middle of work. */
export function NewVersion() {
  const { isReady } = useSnapshot(newVersion);
  const [path] = useLocation();
  if (!isReady || AT_WORK.test(path)) return null;
  return (
    <div className={place}>
      <Alert
        title={newVersionWords.title}
        closeLabel={newVersionWords.later}
        onClose={leaveNewVersion}
        actions={
          <Button size="small" variant="secondary" onPress={openNewVersion}>
            {newVersionWords.open}
          </Button>
        }
      >
        {newVersionWords.message}
      </Alert>
    </div>
  );
}
