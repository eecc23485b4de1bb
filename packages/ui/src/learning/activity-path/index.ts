export {
  ActivityPath,
  type ActivityPathItem,
  type ActivityPathProps,
  type ActivityState,
} from './ActivityPath.tsx';
