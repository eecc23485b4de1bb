export { SkillPath, type SkillPathItem, type SkillPathProps } from './SkillPath.tsx';
