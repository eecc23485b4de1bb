import { makeId } from '@mashq/state/platform/id';
import { useApplyForJob } from '@mashq/state/site/visitor-forms';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { FileField } from '@mashq/ui/forms/file-field';
import { Form } from '@mashq/ui/forms/form';
import { PhoneField } from '@mashq/ui/forms/phone-field';
import { Select } from '@mashq/ui/forms/select';
import { TextArea } from '@mashq/ui/forms/text-area';
import { TextField } from '@mashq/ui/forms/text-field';
import { useState } from 'react';
import { formFaults } from '../platform/forms/form-faults.ts';
import { useFormDraft } from '../platform/tab-storage/use-form-draft.ts';
import { openings } from './content/hire.ts';
import * as css from './PublicPage.css.ts';
import { hireWords } from './strings/hire.ts';
import { publicPages } from './strings/public.ts';

const words = hireWords.form;
const ACCEPT = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];
const MAX_BYTES = 5 * 1024 * 1024;
const ANY = 'any';

/** Applies for a job with a resume. What was typed stays in this tab until the server has it. */
export function HireForm() {
  const { draft, set, clear } = useFormDraft('hire');
  const { send, isPending, isSent, error } = useApplyForJob();
  const [file, setFile] = useState<File | null>(null);
  const [last, setLast] = useState<{ id: string; content: string; file: File | null }>({
    id: makeId(),
    content: '',
    file: null,
  });

  const submit = async () => {
    if (file === null) return;
    const { name = '', phone = '', note = '', opening = '' } = draft;
    const body = { opening: opening === ANY ? '' : opening, name, phone, note };
    const content = JSON.stringify(body);
    // Changed words or another file are another application; the same sent again are the same one.
    const isSame = last.content === '' || (last.content === content && last.file === file);
    const id = isSame ? last.id : makeId();
    setLast({ id, content, file });
    if (await send({ id, ...body, file })) clear();
  };

  if (isSent) return <Alert tone="success">{words.sent}</Alert>;
  return (
    <div className={css.reading}>
      <Form
        aria-label={words.submit}
        onSubmit={() => void submit()}
        failedTitle={publicPages.form.failed}
        {...formFaults(error)}
      >
        <TextField
          name="name"
          label={publicPages.form.name}
          autoComplete="name"
          isRequired
          minLength={2}
          maxLength={100}
          value={draft.name ?? ''}
          onChange={set('name')}
        />
        <PhoneField name="phone" isRequired value={draft.phone ?? ''} onChange={set('phone')} />
        <Select
          label={words.opening}
          options={[
            { value: ANY, label: words.anyOpening },
            ...openings.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={openings.some(({ id }) => id === draft.opening) ? (draft.opening ?? ANY) : ANY}
          onChange={set('opening')}
        />
        <FileField
          label={words.file}
          description={words.fileHint}
          accept={ACCEPT}
          maxBytes={MAX_BYTES}
          messages={words.fileMessages}
          isRequired
          value={file}
          onChange={setFile}
        />
        <TextArea
          name="note"
          label={words.note}
          isOptional
          maxLength={2000}
          value={draft.note ?? ''}
          onChange={set('note')}
        />
        <p>{words.kept}</p>
        <Button type="submit" size="large" isPending={isPending}>
          {words.submit}
        </Button>
      </Form>
    </div>
  );
}
