import type { ApiCall, RequestTexts } from '@mashq/api/contract';
import { useTryCall } from '@mashq/state/lab/api-calls';
import { Button } from '@mashq/ui/actions/button';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { Alert } from '@mashq/ui/feedback/alert';
import { TextArea } from '@mashq/ui/forms/text-area';
import { formatDigits } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { labApi as words } from '../strings/api.ts';
import * as css from './TrialCall.css.ts';

const PARTS = ['params', 'query', 'body'] as const;

function accessOf({ access }: ApiCall): string {
  const names: Readonly<Record<string, string>> = { public: words.public, 'signed-in': words.signedIn, ...words.roles };
  return access.map((name) => names[name] ?? name).join('، ');
}

export interface TrialCallProps {
  call: ApiCall;
  /** A request that it accepts. */
  input: RequestTexts;
  reply: string | null;
}

/** One call: who may make it, what it takes and gives, and a request to try. */
export function TrialCall({ call, input, reply }: TrialCallProps) {
  const [texts, setTexts] = useState(input);
  const attempt = useTryCall(call.name);
  const verdict = attempt.data;
  const parts = PARTS.filter((part) => texts[part] !== null);
  const isRefused = verdict !== undefined && (verdict.not_json.length > 0 || verdict.faults.length > 0);
  return (
    <Stack gap={6}>
      <Card
        title={
          <bdi dir="ltr" lang="en">
            {call.summary}
          </bdi>
        }
      >
        <DescriptionList
          items={[
            {
              term: words.address,
              description: (
                <bdi dir="ltr" lang="en">
                  <Badge>{call.method}</Badge> {call.path}
                </bdi>
              ),
            },
            { term: words.access, description: accessOf(call) },
            { term: words.status, description: formatDigits(call.status) },
            {
              term: words.errors,
              description:
                call.errors.length === 0 ? (
                  words.noErrors
                ) : (
                  <ul dir="ltr" lang="en" className={css.errors}>
                    {call.errors.map(({ status, reason }) => (
                      <li key={status}>
                        {status}: {reason}
                      </li>
                    ))}
                  </ul>
                ),
            },
          ]}
        />
      </Card>
      <Card title={words.input}>
        {/* lint-allow: own-forms – its fields have no error lines */}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            attempt.mutate(texts);
          }}
        >
          <Stack gap={4}>
            {parts.length === 0 && <p>{words.noInput}</p>}
            {parts.map((part) => (
              <TextArea
                key={part}
                label={words.parts[part]}
                dir="ltr"
                rows={Math.min(16, (texts[part] ?? '').split('\n').length + 1)}
                value={texts[part] ?? ''}
                onChange={(text) => {
                  setTexts({ ...texts, [part]: text });
                  attempt.reset();
                }}
              />
            ))}
            <Inline>
              <Button type="submit" isPending={attempt.isPending}>
                {words.send}
              </Button>
              <Button
                variant="quiet"
                onPress={() => {
                  setTexts(input);
                  attempt.reset();
                }}
              >
                {words.reset}
              </Button>
            </Inline>
          </Stack>
        </form>
      </Card>
      {attempt.isError && <Alert tone="danger">{attempt.error.detail}</Alert>}
      {isRefused && (
        <Alert tone="danger" title={words.refused}>
          <ul className={css.errors}>
            {verdict.not_json.map((part) => (
              <li key={part}>{words.notJson(words.parts[part])}</li>
            ))}
            {verdict.faults.map(({ part, path, message }) => (
              <li key={`${part} ${path} ${message}`} dir="ltr" lang="en">
                {part}
                {path && `.${path}`}: {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <div role="status">
        {verdict !== undefined && !isRefused && (
          <Card title={words.reply} subtitle={words.accepted}>
            {reply !== null ? (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
              <section tabIndex={0} aria-label={`${words.reply} ${call.name}`} className={css.reply}>
                <pre dir="ltr" lang="en" className={css.text}>
                  {reply}
                </pre>
              </section>
            ) : (
              <p>{words.file(call.files.join('، '))}</p>
            )}
          </Card>
        )}
      </div>
    </Stack>
  );
}
