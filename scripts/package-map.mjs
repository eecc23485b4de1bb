/**
 * `pnpm map`: draws docs/images/packages.svg, the packages of the workspace and who imports whom, from the package.json
 * files, and the picture of domains in docs/domains.md, from the imports of the server. `--check` fails if one is out of date;
 * `pnpm lint` runs it so.
 */
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DOMAINS } from './lint/domains.mjs';
import { importGraph, isTestFile } from './lint/import-graph.mjs';
import { TOP } from './tooling/run.mjs';

const FILE = 'docs/images/packages.svg';
const DOMAINS_PAGE = 'docs/domains.md';
const SERVER = 'apps/server/src/';
const [WIDTH, HEIGHT, GAP_X, GAP_Y, MARGIN] = [180, 56, 36, 56, 16];

/** @returns {{ name: string, folder: string, uses: string[] }[]} */
function readPackages(top) {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(top, parent))
      .map((name) => `${parent}/${name}`)
      .filter((folder) => existsSync(join(top, folder, 'package.json'))),
  );
  const all = folders.map((folder) => ({
    folder,
    ...JSON.parse(readFileSync(join(top, folder, 'package.json'), 'utf8')),
  }));
  const names = new Set(all.map(({ name }) => name));
  return all
    .map(({ name, folder, dependencies = {} }) => ({
      name,
      folder,
      uses: Object.keys(dependencies).filter((one) => names.has(one)),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** A package's row: one above the highest package it imports. */
function depthOf(name, packages, seen = []) {
  if (seen.includes(name)) throw new Error(`packages depend on each other in a circle: ${[...seen, name].join(' → ')}`);
  const { uses } = packages.find((one) => one.name === name);
  return uses.length === 0 ? 0 : 1 + Math.max(...uses.map((one) => depthOf(one, packages, [...seen, name])));
}

export function drawMap(top) {
  const packages = readPackages(top);
  const rows = [];
  for (const one of packages) {
    const depth = depthOf(one.name, packages);
    rows[depth] ??= [];
    rows[depth].push(one);
  }
  rows.reverse();
  const widest = Math.max(...rows.map((row) => row.length));
  const total = {
    x: MARGIN * 2 + widest * WIDTH + (widest - 1) * GAP_X,
    y: MARGIN * 2 + rows.length * HEIGHT + (rows.length - 1) * GAP_Y,
  };
  const at = new Map();
  rows.forEach((row, rowIndex) => {
    const start = (total.x - row.length * WIDTH - (row.length - 1) * GAP_X) / 2;
    row.forEach((one, index) => {
      at.set(one.name, { ...one, x: start + index * (WIDTH + GAP_X), y: MARGIN + rowIndex * (HEIGHT + GAP_Y) });
    });
  });
  const boxes = [...at.values()].map(
    ({ name, folder, x, y }) => `  <rect x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}" rx="10" class="box"/>
  <text x="${x + WIDTH / 2}" y="${y + 24}" class="name">${name}</text>
  <text x="${x + WIDTH / 2}" y="${y + 42}" class="folder">${folder}</text>`,
  );
  const arrows = [...at.values()].flatMap(({ uses, x, y }) =>
    uses.map((name) => {
      const to = at.get(name);
      const [x1, y1, x2, y2] = [x + WIDTH / 2, y + HEIGHT, to.x + WIDTH / 2, to.y - 6];
      const middle = (y1 + y2) / 2;
      return `  <path d="M${x1} ${y1} C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}" class="arrow" marker-end="url(#head)"/>`;
    }),
  );
  return `<!-- Written by scripts/package-map.mjs (pnpm map) from the package.json files. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total.x} ${total.y}" role="img" aria-label="Packages and their imports">
  <style>
    .box { fill: #f5f1fc; stroke: #5b3fa0; stroke-width: 1.5 }
    .name { font: 600 15px sans-serif; fill: #2a1a57; text-anchor: middle }
    .folder { font: 12px monospace; fill: #5c5470; text-anchor: middle }
    .arrow { fill: none; stroke: #7d6bb0; stroke-width: 1.5 }
  </style>
  <defs><marker id="head" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 L8 4 L0 8 z" fill="#7d6bb0"/></marker></defs>
${arrows.join('\n')}
${boxes.join('\n')}
</svg>
`;
}

/**
 * The domains of the server and what each imports, as Mermaid draws it. What a domain imports by way of another one has no line of
 * its own: some seventy lines would hide the order.
 */
export function drawDomains(top) {
  const files = globSync(`${SERVER}**/*.ts`, { cwd: top });
  const uses = new Map(DOMAINS.map((domain) => [domain, new Set()]));
  const domainOf = (file) => file.slice(SERVER.length).split('/')[0];
  for (const [file, targets] of importGraph(top, files))
    for (const target of isTestFile(file) ? [] : targets)
      if (domainOf(target) !== domainOf(file)) uses.get(domainOf(file))?.add(domainOf(target));
  const reaches = (from, to) => [...uses.get(from)].some((one) => one === to || reaches(one, to));
  const lines = [...uses].flatMap(([domain, used]) =>
    DOMAINS.filter((one) => used.has(one) && ![...used].some((other) => other !== one && reaches(other, one))).map(
      (one) => `  ${domain} --> ${one}`,
    ),
  );
  return `\`\`\`mermaid\nflowchart TB\n${lines.toReversed().join('\n')}\n\`\`\``;
}

/** The page of domains with its picture as it is now. */
const drawnPage = (top, text) => text.replace(/```mermaid\n[^`]*```/, () => drawDomains(top));

/** Whether the page of domains shows the present imports. */
export function isDomainsPageCurrent(top) {
  const text = readFileSync(join(top, DOMAINS_PAGE), 'utf8');
  return text.includes('```mermaid') && drawnPage(top, text) === text;
}

/** Whether the stored picture shows the present packages. */
export function isMapCurrent(top) {
  return existsSync(join(top, FILE)) && readFileSync(join(top, FILE), 'utf8') === drawMap(top);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--check')) {
    const old = [
      [FILE, isMapCurrent],
      [DOMAINS_PAGE, isDomainsPageCurrent],
    ].filter(([, isCurrent]) => !isCurrent(TOP));
    for (const [file] of old) console.error(`${file} is out of date: run pnpm map`);
    if (old.length > 0) process.exit(1);
  } else {
    mkdirSync(dirname(join(TOP, FILE)), { recursive: true });
    writeFileSync(join(TOP, FILE), drawMap(TOP));
    const page = join(TOP, DOMAINS_PAGE);
    writeFileSync(page, drawnPage(TOP, readFileSync(page, 'utf8')));
    console.log(`Written: ${FILE}, ${DOMAINS_PAGE}`);
  }
}
