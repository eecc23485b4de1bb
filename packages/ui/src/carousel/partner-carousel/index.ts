export { type Partner, PartnerCarousel, type PartnerCarouselProps } from './PartnerCarousel.tsx';
