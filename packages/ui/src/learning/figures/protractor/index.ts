export { Protractor, type ProtractorProps } from './Protractor.tsx';
export { PROTRACTOR_RADIUS, ProtractorFace, type ProtractorFaceProps, protractorSpot } from './ProtractorFace.tsx';
