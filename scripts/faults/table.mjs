import { readFileSync, writeFileSync } from 'node:fs';
import { FAULTS } from './list.mjs';

const [BEGIN, END] = ['<!-- faults: begin -->', '<!-- faults: end -->'];
const HEAD = ['Id', 'Fault', 'Domain', 'Found by `npm test`', 'Found by `npm run test:all`'];
const row = (cells) => `| ${cells.join(' | ')} |`;

/**
 * Writes the table of faults between its marks. Results go into the column of their command; the other column, and rows of
 * faults that were not run, stay.
 * @param {string} file
 * @param {ReadonlyMap<string, string>} results by the id of the fault
 * @param {boolean} isAll
 */
export function writeTable(file, results, isAll) {
  const [before, rest = ''] = readFileSync(file, 'utf8').split(BEGIN);
  const [table, after = ''] = rest.split(END);
  const known = new Map(
    table.split('\n').map((line) => {
      const [, id, , , quick = '', whole = ''] = line.split('|').map((cell) => cell.trim());
      return [id, [quick, whole]];
    }),
  );
  const rows = FAULTS.map(({ id, title, domain }) => {
    const cells = [...(known.get(`\`${id}\``) ?? ['', ''])];
    const result = results.get(id);
    if (result !== undefined) cells[isAll ? 1 : 0] = result.split('\n')[0];
    return row([`\`${id}\``, title, domain, ...cells]);
  });
  const lines = [row(HEAD), row(HEAD.map(() => '---')), ...rows];
  writeFileSync(file, `${before}${BEGIN}\n\n${lines.join('\n')}\n\n${END}${after}`);
}
