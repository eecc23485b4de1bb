export { type Person, PersonIllustration, type PersonIllustrationProps } from './PersonIllustration.tsx';
