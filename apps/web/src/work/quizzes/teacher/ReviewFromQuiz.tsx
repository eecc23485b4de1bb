import type { QuizReport, TeacherQuiz } from '@mashq/api/contract';
import { makeId } from '@mashq/state/platform/id';
import { useCreateReview } from '@mashq/state/work/reviews';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { deadlineDays } from '../../homework/deadline-days.ts';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';

const words = teacherQuiz.skills;
const MAX_GROUPS = 5;
const DAYS = 5;
const MAX_NAME = 60;

export interface ReviewFromQuizProps {
  quiz: TeacherQuiz;
  skills: readonly QuizReport['skills'][number][];
}

/** Makes a draft of a review: for each of the weakest skills the children who need it. */
export function ReviewFromQuiz({ quiz, skills }: ReviewFromQuizProps) {
  const [id] = useState(makeId);
  const [, navigate] = useLocation();
  const create = useCreateReview();
  const groups = [...skills]
    .filter(({ weak_student_ids }) => weak_student_ids.length > 0)
    .sort((a, b) => b.weak_student_ids.length - a.weak_student_ids.length)
    .slice(0, MAX_GROUPS)
    .map((skill) => ({
      name: skill.title.slice(0, MAX_NAME),
      skillIds: [skill.id],
      studentIds: skill.weak_student_ids,
    }));
  const make = () =>
    create.mutate(
      {
        id,
        classId: quiz.class_id,
        draft: true,
        title: words.reviewTitle(quiz.title).slice(0, 120),
        groups,
        endDate: deadlineDays(DAYS + 1)[DAYS]?.value ?? quiz.end_at,
      },
      {
        onSuccess: () => {
          void showToast(words.reviewMade);
          navigate(`/teacher/review/${id}/edit`);
        },
      },
    );
  return (
    <>
      {create.error && <Alert tone="danger">{create.error.detail}</Alert>}
      <Button variant="secondary" size="small" isPending={create.isPending} onPress={make}>
        {words.review}
      </Button>
    </>
  );
}
