export { Carousel, type CarouselProps, type CarouselSlide, type SlidesPerView } from './Carousel.tsx';
