export { AvatarGroup, type AvatarGroupProps, type GroupedPerson } from './AvatarGroup.tsx';
