export { NotebookScene, type NotebookSceneProps } from './NotebookScene.tsx';
export { PaperPlane, type PaperPlaneProps } from './PaperPlane.tsx';
export { Pomegranate, type PomegranateProps, PomegranateTree, type PomegranateTreeProps } from './PomegranateTree.tsx';
export { DayStar, type DayStarProps, WeekGarland, type WeekGarlandProps } from './WeekGarland.tsx';
export { WireBinding, type WireBindingProps } from './WireBinding.tsx';
