import type { Profile } from '@mashq/state/accounts/profile';
import { useRemovePicture, useSetPicture } from '@mashq/state/accounts/profile-picture';
import { makeId } from '@mashq/state/platform/id';
import { Button } from '@mashq/ui/actions/button';
import { Avatar } from '@mashq/ui/data/avatar';
import { Card } from '@mashq/ui/data/card';
import { FileField } from '@mashq/ui/forms/file-field';
import type { Person } from '@mashq/ui/illustrations/person-illustration';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { profile as words } from '../strings/profile.ts';
import * as css from './PictureCard.css.ts';
import { squarePicture } from './square-picture.ts';

interface Chosen {
  readonly file: File;
  readonly square: Blob;
  readonly id: string;
  /** Address of the square in this page. */
  readonly url: string;
}

/** A picture of one's own, uploaded: seen as others will see it before it is sent. What was chosen stays when sending fails. */
export function PictureCard({ profile, person }: { profile: Profile; person: Person }) {
  const [chosen, setChosen] = useState<Chosen>();
  const [progress, setProgress] = useState<number>();
  const [isUnreadable, setUnreadable] = useState(false);
  const set = useSetPicture();
  const remove = useRemovePicture();
  // Uploaded pictures are served by the API, drawn ones are files of the app.
  const isUploaded = profile.profile_url.startsWith('/api/');
  const name = `${profile.first_name} ${profile.last_name}`;

  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);

  // The button that was pressed goes away with what it did: the focus stays in the card.
  const field = useRef<HTMLElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDone.current || document.activeElement !== document.body) return;
    isDone.current = false;
    field.current?.focus({ preventScroll: true });
  });
  const done = (says: string) => {
    isDone.current = true;
    void showToast(says);
  };

  const choose = async (file: File | null) => {
    set.reset();
    setUnreadable(false);
    if (file === null) return setChosen(undefined);
    const square = await squarePicture(file);
    setUnreadable(square === null);
    setChosen(square === null ? undefined : { file, square, id: makeId(), url: URL.createObjectURL(square) });
  };
  const send = () => {
    if (chosen === undefined) return;
    setProgress(0);
    set.mutate(
      { id: chosen.id, file: chosen.square, onProgress: setProgress },
      {
        onSuccess: () => {
          setChosen(undefined);
          done(words.photo.saved);
        },
        onSettled: () => setProgress(undefined),
      },
    );
  };
  const failure = isUnreadable ? words.photo.unreadable : (set.error ?? remove.error)?.detail;
  return (
    <Card title={words.photo.title} subtitle={words.photo.subtitle}>
      <div className={css.picture}>
        <Avatar name={name} src={chosen?.url ?? profile.profile_url} person={person} size="huge" isNamed />
        <Stack gap={4}>
          <FileField
            ref={field}
            label={words.photo.label}
            description={words.photo.description}
            value={chosen?.file ?? null}
            onChange={(file) => void choose(file)}
            progress={progress}
            errorMessage={failure}
            onRetry={set.error && chosen ? send : undefined}
          />
          <Inline gap={3}>
            {chosen && (
              <Button onPress={send} isPending={set.isPending}>
                {words.photo.save}
              </Button>
            )}
            {isUploaded && !chosen && (
              <Button
                variant="quiet"
                isPending={remove.isPending}
                onPress={() => remove.mutate(undefined, { onSuccess: () => done(words.photo.removed) })}
              >
                {words.photo.remove}
              </Button>
            )}
          </Inline>
        </Stack>
      </div>
    </Card>
  );
}
