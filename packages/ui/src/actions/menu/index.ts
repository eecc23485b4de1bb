export { Menu, type MenuProps } from './Menu.tsx';
export { MenuItem, type MenuItemProps } from './MenuItem.tsx';
export { MenuSection, type MenuSectionProps, MenuSeparator } from './MenuSection.tsx';
export { MenuTrigger, type MenuTriggerProps } from './MenuTrigger.tsx';
export { Submenu, type SubmenuProps } from './Submenu.tsx';
