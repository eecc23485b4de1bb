// The program is TypeScript that Node reads as it is: an older Node would end with a stack about file extensions. This file is
// JavaScript, so that every Node can say what is needed.
const OLDEST = 24;

if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  process.stderr.write(
    `Mashq needs Node ${OLDEST} or later; ${process.execPath} is Node ${process.versions.node}. Install it from nodejs.org or your distribution's newer packages.\n`,
  );
  process.exit(1);
}
