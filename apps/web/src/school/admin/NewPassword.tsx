import { Button } from '@mashq/ui/actions/button';
import { CopyButton } from '@mashq/ui/actions/copy-button';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { Alert } from '@mashq/ui/feedback/alert';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { Username } from '../../platform/people/Username.tsx';
import { consoleWords } from '../strings/admin-console.ts';

const words = consoleWords.password;

export interface NewPasswordProps {
  name: string;
  username: string;
  password: string;
  /** The password is handed over and goes from the page. */
  onDone: () => void;
}

/** A password that is shown this once: it is in no cache, and gone with the page. */
export function NewPassword({ name, username, password, onDone }: NewPasswordProps) {
  return (
    <Alert
      tone="success"
      title={words.title(name)}
      actions={
        <Button variant="secondary" size="small" onPress={onDone}>
          {words.done}
        </Button>
      }
    >
      <Stack gap={3}>
        <p>{words.words}</p>
        <DescriptionList
          items={[
            { term: words.username, description: <Username>{username}</Username> },
            {
              term: words.password,
              description: (
                <Inline as="span" gap={2}>
                  <bdi dir="ltr" translate="no">
                    {password}
                  </bdi>
                  <CopyButton text={password} label={words.password} size="small" />
                </Inline>
              ),
            },
          ]}
        />
      </Stack>
    </Alert>
  );
}
