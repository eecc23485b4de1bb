export { Select, type SelectOption, type SelectProps, type SelectSection } from './Select.tsx';
