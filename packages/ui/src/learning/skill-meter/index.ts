export { type SkillBand, SkillMeter, type SkillMeterProps } from './SkillMeter.tsx';
