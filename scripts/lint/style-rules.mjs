const isStyle = (file) => /\.css(\.ts)?$/.test(file);
const isTest = (file) => /\.test\.tsx?$|\/(test|testing|journeys|fixtures)\//.test(file);

/** Dictionaries: what people read. */
const isStrings = (file) => /i18n\/fa\/.*\.ts$|apps\/web\/src\/.*\/strings\/.*\.ts$/.test(file) && !isTest(file);

/**
 * Rules for single lines which a general linter does not have. `lint-allow: name – reason` on a line, or on the one above
 * it, exempts the line.
 * @type {readonly { name: string, says: string, where: (file: string) => boolean, pattern: RegExp }[]}
 */
export const STYLE_RULES = [
  {
    name: 'logical-sides',
    says: 'a physical side: use the logical property (inset-inline-start, margin-inline-end, text-align: start …)',
    where: isStyle,
    pattern:
      /\b(margin|padding|border|scrollMargin|scrollPadding)(Left|Right|Top|Bottom)\b|\bborder(Top|Bottom)(Left|Right)Radius\b|\b(left|right)['"]?\s*:\s*(['"`\d.-]|vars\b|calc)|\b(margin|padding|border)-(left|right)\b|textAlign:\s*['"](left|right)|text-align:\s*(left|right)|float:\s*['"]?(left|right)|\btranslateX\(/,
  },
  {
    name: 'theme-colors',
    says: 'a color literal outside the theme: read a variable of the contract',
    where: (file) => isStyle(file) && !file.startsWith('packages/ui/src/theme/'),
    pattern:
      /#[0-9a-fA-F]{3,8}\b(?![\w-])|\b(rgba?|hsla?|oklch|oklab|lch|lab)\(|:\s*['"](white|black|red|green|blue|gr[ae]y)['"]/,
  },
  {
    name: 'color-transitions',
    says: 'a color in a transition: each control would start one when the theme changes, which doubles its time',
    where: isStyle,
    pattern: /transition:\s*[`'"][^`'"]*\b(?:color|background|fill|stroke|box-shadow) /,
  },
  {
    name: 'persian-letters',
    says: 'Arabic ي or ك: write ی and ک',
    where: (file) =>
      !isTest(file) && !/(digits|normali[sz]e|fold)[\w-]*\.ts$/.test(file) && file !== 'scripts/lint/style-rules.mjs',
    pattern: /[\u064A\u0643]/,
  },
  {
    name: 'persian-ezafe',
    says: 'the ezafe after ه is written two ways: here it is هٔ',
    where: (file) => !isTest(file) && file !== 'scripts/lint/style-rules.mjs',
    pattern: /ه\u200Cی(?![\u0600-\u06FF\u200C])/,
  },
  {
    name: 'persian-joined',
    says: '«اینجا» and «آنجا» are written two ways: here they are one word',
    // The curriculum's own checks and their table name what they look for.
    where: (file) => !/(style-rules\.mjs|wording\.ts|coverage\.(ts|md))$/.test(file),
    pattern: /(?:ا\u06CC|آ)ن\u200Cجا/,
  },
  {
    name: 'one-word',
    says: 'one thing has one word on all screens: «فایل» for a file, «انصراف» for leaving a dialog with nothing done, «، ۸:۰۰» for an hour after its day',
    // Children are asked in words of their own: «بی‌خیال».
    where: (file) => isStrings(file) && !/\/student-[\w-]+\.ts$/.test(file),
    pattern: /پرونده|\bcancel: '(?![^']*انصراف)|، ساعت \$\{/,
  },
  {
    name: 'latin-strings',
    says: 'English in a Persian dictionary',
    where: isStrings,
    // An id is a name in an address, read by nobody.
    pattern: /(?<!\bid):\s*(\([^)]*\)\s*=>\s*)?(['"`])(?=[^\u0600-\u06FF]*\2)[^'"`]*[A-Za-z]{3,}[^'"`]*\2/,
  },
  {
    name: 'package-boundaries',
    says: 'an import between ui and state, or from an app into a package',
    where: (file) => /^packages\/(ui|state|api|curriculum)\//.test(file),
    pattern: /from '@mashq\/(web|server|storybook)|from '@mashq\/(state)(?=[/'])/,
  },
  {
    name: 'row-shapes',
    says: 'rows whose type nobody compares with the database: read them with `query` and a shape',
    where: (file) => file.startsWith('apps/server/src/') && !isTest(file),
    pattern: /\b(execute|query)</,
  },
  {
    name: 'measures',
    says: 'a number that is divided on a screen: measures are worked out in packages/api/src/measures (docs/measures.md)',
    where: (file) => /^apps\/web\/src\/.*\.tsx?$/.test(file) && !isTest(file) && !/\.css\.ts$|\/src\/lab\//.test(file),
    // By a unit (`DAY_MS`, `RIAL`, 60 minutes, 1000 milliseconds, percent as a share) an amount is only said in another one.
    pattern: /[\w)\]}] \/ (?!(?:[A-Z][A-Z_]+|60|100|1000)\b)[\w(]/,
  },
  {
    name: 'search-keys',
    says: 'a search with a comparison of its own: `matchesSearch` knows half spaces, Arabic letters and digits of every set',
    where: (file) =>
      /^(apps\/(server|web)|packages\/(ui|state))\/src\/.*\.tsx?$/.test(file) &&
      !isTest(file) &&
      !/\.stories\.tsx$|search(-text)?\.ts$/.test(file),
    pattern:
      /\.(includes|startsWith|indexOf)\((search|typed|query|wanted|needle)\b|\bi?like\s+\$\{|\b(strpos|position)\([^)]*\$\{(search|typed|query)/,
  },
  {
    name: 'own-forms',
    says: 'a form of its own: `Form` of the kit keeps its error lines where they are, so that a press after a correction is not lost',
    where: (file) => /^apps\/web\/src\/.*\.tsx$/.test(file) && !isTest(file),
    pattern: /<form\b/,
  },
  {
    name: 'escapes',
    says: 'an escape from the type checker or a test left focused or skipped',
    where: (file) => /\.(ts|tsx)$/.test(file),
    pattern: /@ts-(ignore|nocheck|expect-error)|\bas any\b(?! other)|\b(it|test|describe)\.(only|skip|todo)\(/,
  },
];
