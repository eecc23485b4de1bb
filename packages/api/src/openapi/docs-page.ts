import type { Access } from '../app/contract.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';
import { escapeHtml, schemaText } from './schema-text.ts';

export interface DocsLinks {
  /** Where `docsStyle` is served, so that the page needs no inline style. @default '/api/docs.css' */
  stylesheet?: string;
  /** Where the document itself is served. @default '/api/openapi.json' */
  document?: string;
}

interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

/** The document as one page of plain HTML for developers: no script, nothing from elsewhere. */
export function docsPage(document: OpenApiDocument, links: DocsLinks = {}): string {
  const { stylesheet = '/api/docs.css', document: source = '/api/openapi.json' } = links;
  const { title, version, description } = document.info;
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const groups = document.tags.map(({ name }) => ({
    name,
    entries: entries.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const schemas = Object.entries(document.components.schemas).sort(([one], [other]) => one.localeCompare(other));
  const base = document.servers[0]?.url ?? '';
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${escapeHtml(stylesheet)}">
</head>
<body>
<nav aria-label="Calls">
<p><a href="#top">${escapeHtml(title)}</a></p>
${groups.map(({ name, entries }) => `<h2>${escapeHtml(name)}</h2>\n<ul>\n${entries.map(contentsLine).join('\n')}\n</ul>`).join('\n')}
<h2>Schemas</h2>
<ul>
${schemas.map(([name]) => `<li><a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a></li>`).join('\n')}
</ul>
</nav>
<main id="top">
<h1>${escapeHtml(title)} <small>${escapeHtml(version)}</small></h1>
${description ? `<p>${escapeHtml(description)}</p>` : ''}
<p>Base address <code>${escapeHtml(base)}</code>. The same as <a href="${escapeHtml(source)}">OpenAPI 3.1</a>. Calls that are not public carry <code>Authorization: Bearer …</code> with the access token of the sign-in. Every failure is an <a href="#schema-Error">Error</a>, its <code>detail</code> a sentence in Persian.</p>
${groups.map(({ name, entries }) => `<h2>${escapeHtml(name)}</h2>\n${entries.map((entry) => call(entry, base)).join('\n')}`).join('\n')}
<h2>Schemas</h2>
${schemas.map(([name, schema]) => `<section id="schema-${escapeHtml(name)}">\n<h3>${escapeHtml(name)}</h3>\n<pre>${schemaText(schema)}</pre>\n</section>`).join('\n')}
</main>
</body>
</html>
`;
}

function contentsLine({ operation }: Entry): string {
  const name = operation.operationId.slice(operation.operationId.lastIndexOf('.') + 1);
  return `<li><a href="#${escapeHtml(operation.operationId)}">${escapeHtml(name)}</a></li>`;
}

function call({ method, path, operation }: Entry, base: string): string {
  const { parameters, requestBody, responses } = operation;
  const [success, ...failures] = Object.entries(responses).sort(([one], [other]) => Number(one) - Number(other));
  return `<section id="${escapeHtml(operation.operationId)}">
<h3><code class="${method.toLowerCase()}">${method}</code> <code>${escapeHtml(base + path)}</code></h3>
<p>${escapeHtml(operation.summary)}</p>
<p class="access">${escapeHtml(operation.operationId)} · ${who(operation['x-access'])}</p>
${parameters.length > 0 ? `<table>\n<thead><tr><th>Parameter</th><th>In</th><th>Type</th></tr></thead>\n<tbody>\n${parameters.map(parameterRow).join('\n')}\n</tbody>\n</table>` : ''}
${requestBody ? `<h4>Body</h4>\n<pre>${contentText(requestBody.content)}</pre>` : ''}
${success ? `<h4>Reply ${success[0]}</h4>\n<pre>${contentText(success[1].content)}</pre>` : ''}
<ul class="failures">
${failures.map(([status, { description }]) => `<li><code>${status}</code> ${escapeHtml(description)}</li>`).join('\n')}
</ul>
</section>`;
}

function contentText(content: Operation['responses'][string]['content']): string {
  return Object.entries(content)
    .map(([type, { schema }]) => (type === 'application/json' ? schemaText(schema) : escapeHtml(type)))
    .join('\n');
}

function parameterRow({ name, in: place, required, schema }: Operation['parameters'][number]): string {
  const preset = schema.default === undefined ? '' : ` <i>= ${escapeHtml(JSON.stringify(schema.default))}</i>`;
  return `<tr><td><code>${escapeHtml(name)}</code>${required ? '' : ' (optional)'}</td><td>${place}</td><td>${schemaText(schema)}${preset}</td></tr>`;
}

function who(access: Access): string {
  if (access === 'public') return 'anybody';
  if (access === 'signed-in') return 'anybody signed in';
  return `only ${access.join(', ')}`;
}
