export { Bag, type BagProps } from './Bag.tsx';
