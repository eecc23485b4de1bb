export { RadioGroup, type RadioGroupKind, type RadioGroupProps, type RadioOption } from './RadioGroup.tsx';
