export { Toolbar, type ToolbarAction, type ToolbarGroup, type ToolbarProps } from './Toolbar.tsx';
