export { RadioGroup, type RadioGroupProps, type RadioGroupVariant, type RadioOption } from './RadioGroup.tsx';
