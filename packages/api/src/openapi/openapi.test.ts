import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type Call, contract, defineCall } from '../app/contract.ts';
import { docsPage } from './docs-page.ts';
import { type CallTree, type Operation, openApiDocument } from './openapi-document.ts';

const document = openApiDocument(contract, { title: 'Mashq API', version: '1.2.3' });
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

function calls(tree: CallTree): Call[] {
  return Object.values(tree).flatMap((entry) =>
    typeof entry.path === 'string' ? [entry as Call] : calls(entry as CallTree),
  );
}

it('names every call of the contract once, with its path to the letter', () => {
  const named = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
  expect(named.sort()).toEqual(
    calls(contract)
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  );
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
});

it('leads every reference to a component', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, target]) => target);
  const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect(references.length).toBeGreaterThan(100);
  expect([...new Set(references)].filter((target) => !known.includes(target ?? ''))).toEqual([]);
});

it('keeps a recursive schema under its own name', () => {
  expect(JSON.stringify(document.components.schemas.MathNode)).toContain('"$ref":"#/components/schemas/MathNode"');
});

it('says who may call, what is sent and what can go wrong', () => {
  const create = document.paths['/teacher/homework/']?.post as Operation;
  expect(create['x-access']).toEqual(['teacher']);
  expect(create.security).toEqual([{ bearer: [] }]);
  expect(create.requestBody?.content['application/json']?.schema.required).toEqual(['id', 'classId', 'endDate']);
  expect(Object.keys(create.responses).sort()).toEqual(['201', '400', '401', '403', '404', '409', '422', '429', '503']);
  const file = document.paths['/teacher/homework/{id}/export/']?.get as Operation;
  expect(Object.keys(file.responses[200]?.content ?? {})).toContain('text/csv');
  expect(file.responses[404]?.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Error' });
  const status = document.paths['/status']?.get as Operation;
  expect(status.security).toEqual([]);
  expect(Object.keys(status.responses)).toEqual(['200', '429', '503']);
  const student = document.paths['/teacher/homework/{id}/student/{studentId}/']?.get as Operation;
  expect(student.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
    ['id', 'path', true],
    ['studentId', 'path', true],
  ]);
});

it('says of each reply that may lag in which header its age is, and of no call that writes', () => {
  const lagging = operations.filter(({ operation }) => operation.responses[200]?.headers?.['x-data-age']);
  expect(lagging.map(({ operation }) => operation.operationId)).toEqual(
    expect.arrayContaining(['organization.dashboard.provinces', 'school.reports.time']),
  );
  expect(new Set(lagging.map(({ method }) => method))).toEqual(new Set(['get']));
});

it('shows what comes in, not what it is turned into', () => {
  const tree = {
    a: {
      list: defineCall({
        method: 'GET',
        path: '/a/',
        access: 'public',
        summary: 'A list.',
        query: v.object({ page: v.optional(v.pipe(v.string(), v.transform(Number), v.number()), '1') }),
        response: v.strictObject({ page: v.number() }),
      }),
    },
  };
  const list = openApiDocument(tree, { title: 'A', version: '1' }).paths['/a/']?.get;
  expect(list?.parameters[0]).toMatchObject({
    name: 'page',
    required: false,
    schema: { type: 'string', default: '1' },
  });
});

it('the page shows each call and schema, without a script or an inline style', () => {
  const page = docsPage(document);
  for (const { path, operation } of operations) {
    expect(page).toContain(`id="${operation.operationId}"`);
    expect(page).toContain(`<code>/api${path}</code>`);
  }
  const targets = new Set([...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id));
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect([...targets].filter((target) => !ids.has(target))).toEqual([]);
  expect(page).not.toMatch(/<script|<style| style=| on\w+=/);
});

it('the page writes a summary’s marks as text', () => {
  const call = defineCall({ method: 'GET', path: '/x', access: 'public', summary: '<b>&', response: v.string() });
  expect(docsPage(openApiDocument({ x: { y: call } }, { title: 'X', version: '1' }))).toContain(
    '<p>&lt;b&gt;&amp;</p>',
  );
});
