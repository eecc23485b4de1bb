import { parentPort } from 'node:worker_threads';
import { skillById } from '../src/index.ts';
import { noPictures } from '../test/properties/step-pictures.ts';
import type { SkillChecker } from '../test/question-readers/checker.ts';
import { verifySkill } from './verify-skill.ts';

const port = parentPort;
if (port === null) throw new Error('Started by main.ts as a worker');

port.on('message', async ({ id, seeds }: { id: string; seeds: number }) => {
  const skill = skillById(id);
  try {
    if (skill === undefined) throw new Error('no skill makes questions under this id');
    const { checker }: { checker: SkillChecker } = await import(`../test/checkers/${id}.ts`);
    port.postMessage(verifySkill(skill, checker, seeds));
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    port.postMessage({ id, faults: [fault], forms: [], levels: [], pictures: noPictures, answers: [] });
  }
});
