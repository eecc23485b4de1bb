/** The kit's report of its public API, a file a group: written from the built declarations and compared with them by the kit's tests. */
const reports = import.meta.glob<string>('../../../../../packages/ui/api-report/*.md', {
  query: '?raw',
  import: 'default',
});

export interface ComponentProp {
  readonly name: string;
  readonly isRequired: boolean;
  readonly type: string;
  /** Null where there is none. */
  readonly initial: string | null;
}

const PROP = /^- `(?:readonly )?('?[\w-]+'?)(\??): (.*)`$/;

/** The props of a component, read from the report of its group. A union of the group is written out. */
export function readProps(report: string, component: string): ComponentProp[] {
  const lines = sectionOf(report, `${component}Props`);
  return lines.flatMap((line) => {
    const [, name = '', optional, rest = ''] = PROP.exec(line) ?? [];
    if (name === '') return [];
    const [, type = rest, initial] = /^(.*\S) = (?!>)(.*)$/.exec(rest) ?? [];
    return [
      {
        name: name.replaceAll("'", ''),
        isRequired: optional === '',
        type: unionOf(report, type) ?? type,
        initial: initial ?? null,
      },
    ];
  });
}

function sectionOf(report: string, name: string): string[] {
  const [, after = ''] = report.split(`\n### ${name}\n`);
  return (after.split(/\n##/)[0] ?? '').split('\n');
}

/** The values of a named union of strings; undefined for every other type. */
function unionOf(report: string, type: string): string | undefined {
  if (!/^[A-Z]\w+$/.test(type)) return undefined;
  const [, union] = /^- `= ('.*')`$/.exec(sectionOf(report, type).find((line) => line.startsWith('- ')) ?? '') ?? [];
  return union;
}

export async function loadProps(group: string, component: string): Promise<ComponentProp[]> {
  const load = Object.entries(reports).find(([path]) => path.endsWith(`/${group}.md`))?.[1];
  return load === undefined ? [] : readProps(await load(), component);
}
