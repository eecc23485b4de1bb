export { SkillBars } from './SkillBars.tsx';
export { SkillGrid } from './SkillGrid.tsx';
export {
  SKILL_BANDS,
  type SkillBand,
  type SkillGridProps,
  type SkillGridSkill,
  type SkillGridStudent,
  type SkillGridValue,
} from './types.ts';
