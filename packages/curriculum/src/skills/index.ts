export { type RangeProblem, type RangeSkill, type SkillRange, skillsInSections, skillsOnPages } from './range.ts';
export { availableSkills, skillById } from './registry.ts';
