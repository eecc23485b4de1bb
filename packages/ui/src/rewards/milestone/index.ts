export { Milestone, type MilestoneProps, type MilestoneScene } from './Milestone.tsx';
