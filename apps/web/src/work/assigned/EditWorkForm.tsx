import type { ApiError } from '@mashq/state/platform/api/api';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { Form } from '@mashq/ui/forms/form';
import { Save } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { StoredDraft } from '../../platform/tab-storage/use-stored-draft.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { restoredEdit } from '../strings/teacher-edit-assignment.ts';

interface ReplaceWork<Body> {
  mutate: (body: Body, options: { onSuccess: () => void }) => void;
  error: ApiError | null;
  isPending: boolean;
}

export interface EditWorkFormProps<Body> {
  /** What was filled in, under the work's version: what another teacher saved since is not written over. */
  stored: Pick<StoredDraft<object>, 'isRestored' | 'reset' | 'forget'>;
  replace: ReplaceWork<Body>;
  /** The request; null while something is missing. */
  body: Body | null;
  words: { save: string; saved: string; failed: string };
  /** The work's page. */
  home: string;
  children: (actions: ReactNode) => ReactNode;
}

const FIELD = 'input:not([type="hidden"]):not([hidden]):not([tabindex="-1"]):not([disabled])';

/** Form for other content of assigned work. Nothing typed is lost if the server refuses it, or if the page is loaded again. */
export function EditWorkForm<Body>({ stored, replace, body, words, home, children }: EditWorkFormProps<Body>) {
  const { mutate, error, isPending } = replace;
  const form = useRef<HTMLFormElement>(null);
  const reset = () => {
    // The button that was pressed goes away with its message. Inputs behind other controls are not for the focus.
    form.current?.querySelector<HTMLElement>(FIELD)?.focus();
    stored.reset();
  };
  const save = () => {
    if (body === null) return;
    mutate(body, {
      onSuccess: () => {
        stored.forget();
        void showToast(words.saved);
        navigate(home);
      },
    });
  };
  return (
    <Form
      ref={form}
      onSubmit={save}
      failedTitle={words.failed}
      {...(error && { errorMessage: error.detail, errors: error.fields })}
    >
      {stored.isRestored && (
        <Alert
          tone="info"
          actions={
            <Button variant="secondary" size="small" onPress={reset}>
              {restoredEdit.reset}
            </Button>
          }
        >
          {restoredEdit.text}
        </Alert>
      )}
      {children(
        <Button
          type="submit"
          size="large"
          icon={<Save size="1.2em" />}
          isFullWidth
          isPending={isPending}
          isDisabled={body === null}
        >
          {words.save}
        </Button>,
      )}
    </Form>
  );
}
