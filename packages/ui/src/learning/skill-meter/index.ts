export { SkillMeter, type SkillMeterProps } from './SkillMeter.tsx';
