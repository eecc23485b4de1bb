import { contract } from '@mashq/api/contract';
import { type JsonSchema, openApiDocument, schemaText } from '@mashq/api/openapi';
import { contractCalls, type NamedCall, sampleInput, sampleReply } from '@mashq/api/samples';
import { SearchField } from '@mashq/ui/forms/search-field';
import { formatNumber } from '@mashq/ui/i18n';
import { Source } from '@storybook/addon-docs/blocks';
import { type ReactNode, useState } from 'react';
import { useWords } from './InLanguage.tsx';

const document = openApiDocument(contract, { title: 'Mashq', version: '1' });
const groups = Map.groupBy(contractCalls, ({ name }) => name.slice(0, name.lastIndexOf('.')));

/** Types are written in HTML for the server's own page; here only their text is shown. */
const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

/** A schema as a type, and below it each named one that it refers to, directly or not. */
function typesOf(schema: JsonSchema): string {
  const lines = [textOf(schemaText(schema))];
  const named = new Set<string>();
  const add = (html: string) => {
    for (const [, name = ''] of html.matchAll(/#schema-([^"]+)"/g)) {
      const component = document.components.schemas[name];
      if (named.has(name) || component === undefined) continue;
      named.add(name);
      const own = schemaText(component);
      lines.push(`type ${name} = ${textOf(own)}`);
      add(own);
    }
  };
  add(schemaText(schema));
  return lines.join('\n\n');
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** What is opened is made then: all calls at once would be megabytes of text. */
function Opened({ summary, children }: { summary: ReactNode; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}

function CallDetails({ named: { name, call } }: { named: NamedCall }) {
  const words = useWords({
    fa: {
      who: 'چه کسی',
      public: 'همه',
      signedIn: 'هر که وارد شده',
      use: 'نمونه',
      body: 'بدنه',
      reply: 'پاسخ',
      failures: 'خطاها',
    },
    en: {
      who: 'Who',
      public: 'anybody',
      signedIn: 'anybody signed in',
      use: 'Example',
      body: 'Body',
      reply: 'Reply',
      failures: 'Failures',
    },
  });
  const operation = document.paths[call.path]?.[call.method.toLowerCase() as Lowercase<typeof call.method>];
  if (operation === undefined) throw new Error(`${name} is not in the document`);
  const { access } = call;
  const input = sampleInput(call);
  const [success, ...failures] = Object.entries(operation.responses).sort(
    ([one], [other]) => Number(one) - Number(other),
  );
  const schemaOf = (content: Record<string, { schema: JsonSchema }>) =>
    Object.entries(content)
      .map(([type, { schema }]) => (type === 'application/json' ? typesOf(schema) : type))
      .join('\n');
  return (
    <>
      <p>{operation.summary}</p>
      <p>
        {words.who}: {access === 'public' ? words.public : access === 'signed-in' ? words.signedIn : access.join(', ')}
      </p>
      {operation.parameters.length > 0 && (
        <ul>
          {operation.parameters.map((parameter) => (
            <li key={parameter.name}>
              <code>
                {parameter.name}
                {parameter.required ? '' : '?'}: {textOf(schemaText(parameter.schema))}
              </code>{' '}
              ({parameter.in})
            </li>
          ))}
        </ul>
      )}
      <h4>{words.use}</h4>
      <Source language="tsx" code={`await client.${name}(${Object.keys(input).length > 0 ? json(input) : ''});`} />
      {call.mediaTypes === null && <Source language="json" code={json(sampleReply(call)) ?? 'null'} />}
      {operation.requestBody && (
        <>
          <h4>{words.body}</h4>
          <Source language="tsx" code={schemaOf(operation.requestBody.content)} />
        </>
      )}
      {success && (
        <>
          <h4>
            {words.reply} {success[0]}
          </h4>
          <Source language="tsx" code={schemaOf(success[1].content)} />
        </>
      )}
      <h4>{words.failures}</h4>
      <ul>
        {failures.map(([status, { description }]) => (
          <li key={status}>
            <code>{status}</code> {description}
          </li>
        ))}
      </ul>
    </>
  );
}

function Calls({ calls }: { calls: readonly NamedCall[] }) {
  return calls.map((named) => (
    <Opened
      key={named.name}
      summary={
        <code>
          {named.call.method} {named.call.path} · {named.name}
        </code>
      }
    >
      {() => <CallDetails named={named} />}
    </Opened>
  ));
}

/** Every call of the contract: what it takes and gives, by schema and by example, and how it fails. */
export function ApiCalls() {
  const words = useWords({
    fa: { search: 'جست‌وجو در نام، نشانی و شرح', found: (count: string) => `${count} فراخوانی` },
    en: { search: 'Search names, paths and summaries', found: (count: string) => `${count} calls` },
  });
  const [wanted, setWanted] = useState('');
  const found = contractCalls.filter(({ name, call }) =>
    `${name} ${call.method} ${call.path} ${call.summary}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <>
      <div className="sb-unstyled">
        <SearchField label={words.search} value={wanted} onChange={setWanted} />
      </div>
      <p role="status">{words.found(formatNumber(found.length))}</p>
      <div dir="ltr" lang="en">
        {wanted.trim() !== '' ? (
          <Calls calls={found} />
        ) : (
          [...groups].map(([group, calls]) => (
            <Opened key={group} summary={`${group} (${calls.length})`}>
              {() => <Calls calls={calls} />}
            </Opened>
          ))
        )}
      </div>
    </>
  );
}
