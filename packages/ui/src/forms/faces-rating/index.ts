export { FacesRating, type FacesRatingProps } from './FacesRating.tsx';
