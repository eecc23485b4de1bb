import type { TeacherAssignment } from '@mashq/api/contract';
import { sumOf } from '@mashq/api/measures/shares';
import { shareReviews } from '@mashq/api/review-share';
import { makeId } from '@mashq/state/platform/id';
import { useSession } from '@mashq/state/platform/session/session';
import { useCopyHomework, useHomeworkContent, useReviewSkills } from '@mashq/state/work/homework';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { Select } from '@mashq/ui/forms/select';
import { formatDateTime, formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { DeadlineField, StartField } from '../../assigned/time-fields.tsx';
import { assignmentMenu } from '../../strings/teacher-assignment-menu.ts';
import { workTimes } from '../../strings/work-times.ts';
import { usualDeadline } from '../new/draft-homework.ts';

const words = assignmentMenu.copyTo;

export interface CopyDialogProps {
  homework: TeacherAssignment;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Sets the same homework for a class of its grade, with other numbers; it says for whom, from when and until when. */
export function CopyDialog({ homework, isOpen, onOpenChange }: CopyDialogProps) {
  const { activeUser } = useSession();
  const classes = (activeUser?.classes ?? []).filter(({ grade }) => grade === homework.grade);
  const isEndAhead = Date.parse(homework.end_at) > Date.now();
  // One id per dialog: sending it twice creates one homework.
  const [id] = useState(makeId);
  const [classId, setClassId] = useState(
    () => classes.find((one) => one.id !== homework.class_id)?.id ?? classes[0]?.id ?? null,
  );
  const [endDate, setEndDate] = useState(isEndAhead ? homework.end_at : usualDeadline());
  const copy = useCopyHomework(homework.id);
  // What has not started yet starts in the other class at the same moment.
  const [startDate, setStartDate] = useState(homework.state === 'scheduled' ? homework.start_at : null);
  const hasTimes = startDate !== '' && endDate !== '';
  const isForSome = homework.target !== 'class';
  const members = new Set(homework.groups.flatMap(({ student_ids }) => student_ids));
  const whom = !isForSome
    ? words.whole
    : classId === homework.class_id
      ? words.same(formatNumber(members.size))
      : words.wholeNotSame;
  const send = (close: () => void) => {
    if (classId === null || !hasTimes) return;
    copy.mutate(
      { id, classId, endDate, ...(startDate !== null && { startDate }) },
      {
        onSuccess: (made) => {
          void showToast(words.sent(made.class_title));
          close();
          navigate(`/teacher/homework/${made.id}`);
        },
      },
    );
  };
  return (
    <Dialog
      title={words.title}
      size="small"
      isOpen={isOpen}
      isDismissable={!copy.isPending}
      onOpenChange={onOpenChange}
      actions={(close) => (
        <>
          <Button isDisabled={classId === null || !hasTimes} isPending={copy.isPending} onPress={() => send(close)}>
            {words.send}
          </Button>
          <Button variant="secondary" isDisabled={copy.isPending} onPress={close}>
            {words.cancel}
          </Button>
        </>
      )}
    >
      {classId === null ? (
        <p>{words.none}</p>
      ) : (
        <Stack gap={5}>
          <Select
            label={words.class}
            options={classes.map(({ id: value, title: label }) => ({ value, label }))}
            value={classId}
            onChange={setClassId}
          />
          <p>
            {whom} {startDate === null ? words.now : startDate !== '' && words.from(formatDateTime(startDate))}
          </p>
          <ItemsOfCopy id={homework.id} classId={classId} />
          <StartField value={startDate} onChange={setStartDate} />
          <DeadlineField label={workTimes.deadline} value={endDate} after={startDate} onChange={setEndDate} />
          {copy.error && <Alert tone="danger">{copy.error.detail}</Alert>}
        </Stack>
      )}
    </Dialog>
  );
}

/** How many questions each student of the other class gets: what comes back for review is what is due there. */
function ItemsOfCopy({ id, classId }: { id: string; classId: string }) {
  const { skills } = useHomeworkContent(id).data ?? {};
  const due = useReviewSkills(classId).data;
  if (skills === undefined || due === undefined) return null;
  const fresh = skills.filter(({ is_review: isReview, available }) => !isReview && available);
  const freshItems = sumOf(fresh.map(({ items }) => items));
  const reviews = skills.some(({ is_review: isReview }) => isReview)
    ? shareReviews(
        due.filter((skill) => !fresh.some((one) => one.id === skill.id)),
        freshItems,
      )
    : [];
  const reviewItems = sumOf(reviews.map(({ items }) => items));
  const total = words.items(formatNumber(freshItems + reviewItems));
  return <p>{reviewItems === 0 ? total : `${total}${words.among(formatNumber(reviewItems))}`}</p>;
}
