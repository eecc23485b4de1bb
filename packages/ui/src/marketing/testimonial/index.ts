export { Testimonial, type TestimonialProps } from './Testimonial.tsx';
