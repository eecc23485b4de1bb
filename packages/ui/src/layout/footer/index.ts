export { Footer, type FooterProps } from './Footer.tsx';
export { FooterSeal, type FooterSealProps } from './FooterSeal.tsx';
