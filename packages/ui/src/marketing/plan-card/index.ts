export { PlanCard, type PlanCardProps, type PlanFeature, type PlanState } from './PlanCard.tsx';
