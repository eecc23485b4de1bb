export { type TreeNode, TreeView, type TreeViewProps } from './TreeView.tsx';
