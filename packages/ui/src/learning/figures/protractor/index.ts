export { Protractor, type ProtractorProps } from './Protractor.tsx';
export { PROTRACTOR_RADIUS, ProtractorFace, type ProtractorFaceProps } from './ProtractorFace.tsx';
export { protractorSpot } from './protractor-spot.ts';
