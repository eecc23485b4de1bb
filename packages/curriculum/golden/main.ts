/**
 * Rewrites the golden file for skills that are new or whose revision was raised, and refuses every other change. Exits with
 * 1 when a skill was refused.
 */
import { availableSkills } from '../src/index.ts';
import { updateGolden } from './compare.ts';
import { readGolden, writeGolden } from './file.ts';
import { skillHashes } from './hashes.ts';

const { skills, changed, refused } = updateGolden(
  readGolden(),
  availableSkills().map((skill) => skillHashes(skill)),
);
writeGolden(skills);
for (const id of changed) console.log(`written: ${id}`);
for (const reason of refused) console.error(`refused: ${reason}`);
console.log(`${skills.length} skills, ${changed.length} written, ${refused.length} refused`);
if (refused.length > 0) process.exitCode = 1;
