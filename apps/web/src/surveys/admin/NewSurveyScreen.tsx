import { useCreateSurvey } from '@mashq/state/surveys/surveys-admin';
import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useLocation } from 'wouter';
import { titles } from '../../platform/strings/titles-admin.ts';
import { useStoredDraft } from '../../platform/tab-storage/use-stored-draft.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { adminSurveyWords } from '../strings/admin-surveys.ts';
import { emptySurvey } from './draft-survey.ts';
import { SurveyForm } from './SurveyForm.tsx';

const words = adminSurveyWords.form;

/** A new survey: a draft until it is opened. */
export function NewSurveyScreen() {
  const { id, draft, change, forget } = useStoredDraft('survey.new', emptySurvey);
  const { mutate, isPending, error } = useCreateSurvey();
  const [, navigate] = useLocation();
  return (
    <Page
      title={titles.newSurvey}
      width="reading"
      breadcrumbs={
        <Breadcrumbs items={[{ title: titles.surveys, href: '/admin/surveys' }, { title: titles.newSurvey }]} />
      }
    >
      <SurveyForm
        draft={draft}
        onChange={change}
        submitLabel={words.save}
        isPending={isPending}
        error={error}
        onSubmit={(survey) =>
          mutate(
            { id, ...survey },
            {
              onSuccess: () => {
                forget();
                void showToast(words.made);
                navigate(`/admin/surveys/${id}`);
              },
            },
          )
        }
      />
    </Page>
  );
}
