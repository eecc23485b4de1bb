import { parentPort } from 'node:worker_threads';
import { goldenFault } from '../golden/compare.ts';
import { readGolden } from '../golden/file.ts';
import { skillHashes } from '../golden/hashes.ts';
import { skillById } from '../src/index.ts';
import { noPictures } from '../test/properties/step-pictures.ts';
import { checkerOf } from '../test/question-readers/checker.ts';
import { type SkillReport, verifySkill } from './verify-skill.ts';

/** What is found out of a skill, and how its questions differ from those of the golden file, if they do. */
export type Verdict = SkillReport & { readonly golden: string | null };

const golden = readGolden();

const port = parentPort;
if (port === null) throw new Error('Started by main.ts as a worker');

port.on('message', async ({ id, seeds }: { id: string; seeds: number }) => {
  const skill = skillById(id);
  try {
    if (skill === undefined) throw new Error('no skill makes questions under this id');
    const verdict: Verdict = {
      ...verifySkill(skill, await checkerOf(skill), seeds),
      golden: goldenFault(golden.get(id), skillHashes(skill)),
    };
    port.postMessage(verdict);
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    port.postMessage({ id, faults: [fault], forms: [], levels: [], pictures: noPictures, answers: [], golden: null });
  }
});
