import type { AdminSurveyDetail } from '@mashq/api/contract';
import { useOpenSurvey } from '@mashq/state/surveys/surveys-admin';
import { Button } from '@mashq/ui/actions/button';
import { DatePicker } from '@mashq/ui/forms/date-picker';
import { Form } from '@mashq/ui/forms/form';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { useState } from 'react';
import { dayOf, endOfDay } from '../../platform/dates/tehran-day.ts';
import { formFaults } from '../../platform/forms/form-faults.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { adminSurveyWords } from '../strings/admin-surveys.ts';

const words = adminSurveyWords.detail;

/** Opens a survey until the end of a day, or moves that day. */
export function OpenDialog({ survey, onClose }: { survey: AdminSurveyDetail; onClose: () => void }) {
  const { id, state, to } = survey;
  const { mutate, isPending, error } = useOpenSurvey(id);
  const [day, setDay] = useState<string | null>(() => (Date.parse(to) > Date.now() ? dayOf(to) : null));
  const isAsking = state === 'open' || state === 'coming';
  const submit = () => {
    if (day === null) return;
    mutate(endOfDay(day), {
      onSuccess: () => {
        void showToast(isAsking ? adminSurveyWords.form.changed : words.opened);
        onClose();
      },
    });
  };
  return (
    <Dialog
      title={isAsking ? words.extend : state === 'draft' ? words.open : words.openAgain}
      isOpen
      isDismissable={!isPending}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Form onSubmit={submit} failedTitle={adminSurveyWords.form.failed} {...formFaults(error)}>
        {!isAsking && <p>{words.openText}</p>}
        <DatePicker
          name="to"
          label={words.openUntil}
          isRequired
          validityMessages={{ valueMissing: adminSurveyWords.form.dayMissing }}
          value={day}
          onChange={setDay}
        />
        <div>
          <Button type="submit" isPending={isPending}>
            {isAsking ? words.extendSave : words.open}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
