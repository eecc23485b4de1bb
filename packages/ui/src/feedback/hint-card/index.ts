export { HintCard, type HintCardProps } from './HintCard.tsx';
