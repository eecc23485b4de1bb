/** Items of a `Menu` under one name. */
export {
  OptionListSection as MenuSection,
  type OptionListSectionProps as MenuSectionProps,
} from '../../primitives/option-list/OptionListSection.tsx';
