import type { ApiError } from '@mashq/state/api';
import { Button } from '@mashq/ui/actions/button';
import { Form } from '@mashq/ui/forms/form';
import { Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { showToast } from '../../../toasts/show-toast.ts';

interface ReplaceWork<Body> {
  mutate: (body: Body, options: { onSuccess: () => void }) => void;
  error: ApiError | null;
  isPending: boolean;
}

export interface EditWorkFormProps<Body> {
  replace: ReplaceWork<Body>;
  /** The request; null while something is missing. */
  body: Body | null;
  words: { save: string; saved: string; failed: string };
  /** The work's page. */
  home: string;
  children: (actions: ReactNode) => ReactNode;
}

/** Form for other content of assigned work. Nothing typed is lost if the server refuses it. */
export function EditWorkForm<Body>({ replace, body, words, home, children }: EditWorkFormProps<Body>) {
  const { mutate, error, isPending } = replace;
  const save = () => {
    if (body === null) return;
    mutate(body, {
      onSuccess: () => {
        void showToast(words.saved);
        navigate(home);
      },
    });
  };
  return (
    <Form
      onSubmit={save}
      failedTitle={words.failed}
      {...(error && { errorMessage: error.detail, errors: error.fields })}
    >
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
