import type { ImportHead, ImportKind, RosterImport } from '@mashq/api/contract';
import { makeId } from '@mashq/state/platform/id';
import { fileContent, useImportHead, useImportTemplate, useUploadImport } from '@mashq/state/school/roster/import';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { FileField } from '@mashq/ui/forms/file-field';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../platform/files/save-file.ts';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { importWords } from '../strings/roster-import.ts';

const words = importWords;
const KINDS = (['students', 'teachers'] as const).map((value) => ({ value, label: words.kinds[value] }));

/** Excel on Windows makes browsers call a CSV file one of Excel's. */
const FILES = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
  'application/vnd.ms-excel',
  'text/plain',
];

/** Bytes of a file at most: in base64 it is a third longer. */
const MAX_BYTES = 1_500_000;

const nameOf = ({ name }: File) => name.slice(0, 200);

/** Most files have headings that are known. */
const columnsStep = lazyComponent(() => import('./ImportColumnsStep.tsx'), 'ImportColumnsStep');

/** A file as it was sent: what is sent again with what its columns are. */
export interface SentFile {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly content: string;
}

/** A file whose columns are asked about, with its beginning. */
export type AskedFile = SentFile & { readonly head: ImportHead };

export interface ImportFileStepProps {
  /** A file whose columns are asked about at once. */
  asked?: AskedFile | undefined;
  onPreview: (preview: RosterImport, sent: SentFile) => void;
}

/** Whose list it is, the template, and the file. */
export function ImportFileStep({ asked: first, onPreview }: ImportFileStepProps) {
  const [kind, setKind] = useState<ImportKind>(first?.kind ?? 'students');
  const [file, setFile] = useState<File | null>(null);
  const [asked, setAsked] = useState(first);
  const template = useImportTemplate();
  const upload = useUploadImport();
  const [isReading, setReading] = useState(false);
  const head = useImportHead();
  const save = (format: 'xlsx' | 'csv') =>
    template.mutate(
      { kind, format },
      { onSuccess: saveFile, onError: ({ detail }) => void showToast(detail, 'danger') },
    );

  async function send(chosen: File) {
    setReading(true);
    try {
      const sent = { kind, fileName: nameOf(chosen), content: await fileContent(chosen) };
      upload.mutate(
        { id: makeId(), ...sent },
        {
          onSuccess: (preview) => onPreview(preview, sent),
          onError: ({ code }) => {
            if (code === 'no-headings') head.mutate(sent, { onSuccess: (found) => setAsked({ ...sent, head: found }) });
          },
        },
      );
    } finally {
      setReading(false);
    }
  }

  if (asked)
    return (
      <columnsStep.Component
        fileName={asked.fileName}
        head={asked.head}
        isPending={upload.isPending}
        // That its headings are not known is why this step is there.
        error={upload.error?.code === 'no-headings' ? undefined : upload.error?.detail}
        onSend={(given) => {
          const { head: _, ...sent } = asked;
          upload.mutate({ id: makeId(), ...sent, given }, { onSuccess: (preview) => onPreview(preview, sent) });
        }}
        onAnother={() => {
          head.reset();
          upload.reset();
          setFile(null);
          setAsked(undefined);
        }}
      />
    );

  return (
    <Stack gap={6}>
      <Card title={words.templateTitle}>
        <Stack gap={5}>
          <SegmentedControl label={words.kind} options={KINDS} value={kind} onChange={setKind} />
          <p>{words.template[kind]}</p>
          <Inline gap={2}>
            {(['xlsx', 'csv'] as const).map((format) => (
              <Button
                key={format}
                variant="secondary"
                icon={<Download size="1.2em" />}
                isPending={template.isPending && template.variables.format === format}
                onPress={() => save(format)}
              >
                {words[format]}
              </Button>
            ))}
          </Inline>
        </Stack>
      </Card>
      <Card
        title={words.fileTitle}
        footer={
          <Button
            isDisabled={file === null}
            isPending={isReading || upload.isPending || head.isPending}
            pendingLabel={words.reading}
            onPress={() => file && void send(file)}
          >
            {words.send}
          </Button>
        }
      >
        <Stack gap={5}>
          <FileField
            label={words.file}
            description={words.fileHint}
            accept={FILES}
            maxBytes={MAX_BYTES}
            value={file}
            onChange={(next) => {
              setFile(next);
              upload.reset();
            }}
            messages={words.fileMessages}
          />
          {upload.error && <Alert tone="danger">{upload.error.detail}</Alert>}
        </Stack>
      </Card>
    </Stack>
  );
}
