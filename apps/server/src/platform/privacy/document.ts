import { type Deletion, KINDS, type KindName } from './kinds.ts';
import { exportedColumns, REGISTER, type TableEntry, wordsOf } from './register.ts';

const DELETION: Readonly<Record<Deletion, string>> = {
  removed: 'removed',
  emptied: 'names and words emptied',
  nameless: 'kept under an id that names nobody',
  expires: 'removed soon in any case',
  kept: 'kept',
};

/** What the proof of a deletion says: the kinds of data that go, and those of which something stays, in Persian. */
export function deletedKinds(): { readonly removed: string[]; readonly kept: string[] } {
  const kindsOf = (...deletions: readonly Deletion[]) => {
    const entries = Object.values(REGISTER).filter(({ kind }) => kind !== 'school');
    const names = new Set(entries.filter(({ deletion }) => deletions.includes(deletion)).map(({ kind }) => kind));
    return (Object.keys(KINDS) as KindName[]).filter((kind) => names.has(kind));
  };
  const kept = kindsOf('nameless', 'kept').filter((kind) => kind !== 'visitors');
  return {
    removed: kindsOf('removed', 'emptied').map((kind) => KINDS[kind].fa),
    kept: kept.map((kind) => KINDS[kind].fa),
  };
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

const code = (text: string) =>
  wordsOf(text)
    .map((word) => `\`${word}\``)
    .join(' ');

function exportOf(name: string, { hidden = {}, through, notExported }: TableEntry): string {
  if (notExported !== undefined) return `no: ${notExported}`;
  if (exportedColumns(name).length === 0 && !through) return 'no';
  const left = Object.entries(hidden).map(([column, why]) => `\`${column}\` (${why})`);
  return left.length === 0 ? 'yes' : `yes, without ${left.join(', ')}`;
}

/** `docs/privacy.md`, from the register. */
export function privacyDocument(): string {
  const kinds = Object.entries(KINDS).map(([, { en, fa, why, term, readers }]) => [en, fa, why, term, readers]);
  const entries = Object.entries(REGISTER).filter(([, { personal }]) => personal !== '');
  const tables = entries.map(([name, entry]) => [
    `\`${name}\``,
    KINDS[entry.kind].en,
    code(entry.personal),
    exportOf(name, entry),
    DELETION[entry.deletion],
  ]);
  const others = Object.keys(REGISTER).filter((name) => REGISTER[name]?.personal === '');
  return `# Personal data

Made from the register in \`apps/server/src/platform/privacy/\` by \`pnpm --filter @mashq/server privacy\`; do not edit it here. A test
fails where a table or a column is not in the register, or this page is not of it ([ADR 0076](adr/0076-register-of-personal-data.md)).

## Kinds

${table(['Kind', 'In Persian', 'Why it is kept', 'How long', 'Who reads it'], kinds)}

The operator of the server and of its backups can read all of it, but phone numbers and texts of messages to phones only with
\`DATA_KEY\`. Backups keep what they held when they were made.

Answers that \`mashq archive\` took out of the table \`attempt\` ([ADR 0134](adr/0134-archive-of-answers.md)) lie in files beside
pictures and files, by school and month, with ids and without names. An export says how many questions have their answers there. A deletion
leaves them as it leaves the table, under an id that names nobody; they never come back from there, and go with the file.

## Tables

The export is the file that a person downloads from the own profile. What names somebody else in it is replaced. What is right in
work whose results are not out yet is left out until they are. Of pictures and files it lists the entries; the profile's
own picture is in it.

${table(['Table', 'Kind', 'Personal columns', 'In the export', 'At a deletion'], tables)}

Tables without personal data: ${others.map((name) => `\`${name}\``).join(', ')}.
`;
}
