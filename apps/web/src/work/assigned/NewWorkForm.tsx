import type { ApiError } from '@mashq/state/platform/api/api';
import { Button } from '@mashq/ui/actions/button';
import { Form } from '@mashq/ui/forms/form';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { showToast } from '../../platform/toasts/show-toast.ts';

interface Made {
  id: string;
  class_title: string;
}

interface CreateWork<Body> {
  mutate: (body: Body, options: { onSuccess: (made: Made) => void }) => void;
  error: ApiError | null;
  isPending: boolean;
  variables: { draft?: boolean | undefined } | undefined;
}

export interface NewWorkFormProps<Body> {
  create: CreateWork<Body>;
  /** The request, or null while something is missing. */
  bodyOf: (isDraft: boolean) => Body | null;
  words: {
    send: string;
    keepDraft: string;
    failed: string;
    sent: (classTitle: string) => string;
    /** Said of a draft. */
    kept: string;
  };
  /** Called once the work is made, or kept as a draft. */
  forget: () => void;
  /** The work's page, before its id: `/teacher/review/`. */
  home: string;
  /** Query of the work's page once it is sent, `?given=…`. */
  sentQuery?: string;
  /** The form cannot be sent. A form that its own fields refuse is sent, so that they say why. */
  isSendDisabled: boolean;
  isDraftDisabled: boolean;
  children: (actions: ReactNode) => ReactNode;
}

/** Form for new assigned work, to be handed out or kept as a draft. Nothing typed is lost if the server refuses it, or by a reload. */
export function NewWorkForm<Body>(props: NewWorkFormProps<Body>) {
  const { create, bodyOf, words, forget, home, sentQuery = '', isSendDisabled, isDraftDisabled, children } = props;
  const { mutate, error, isPending, variables } = create;
  const send = (isDraft: boolean) => {
    const body = bodyOf(isDraft);
    if (body === null) return;
    mutate(body, {
      onSuccess: (made) => {
        forget();
        void showToast(isDraft ? words.kept : words.sent(made.class_title));
        navigate(`${home}${made.id}${isDraft ? '' : sentQuery}`);
      },
    });
  };
  const isDraftPending = isPending && variables?.draft === true;
  return (
    <Form
      onSubmit={() => send(false)}
      failedTitle={words.failed}
      {...(error && { errorMessage: error.detail, errors: error.fields })}
    >
      {children(
        <>
          <Button
            type="submit"
            size="large"
            icon={<Send size="1.2em" />}
            isFullWidth
            isPending={isPending && !isDraftPending}
            isDisabled={isSendDisabled}
          >
            {words.send}
          </Button>
          <Button
            variant="secondary"
            isFullWidth
            isPending={isDraftPending}
            isDisabled={isDraftDisabled}
            onPress={() => send(true)}
          >
            {words.keepDraft}
          </Button>
        </>,
      )}
    </Form>
  );
}
