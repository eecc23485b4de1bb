export { AudienceCard, type AudienceCardProps } from './AudienceCard.tsx';
export { type Audience, AudiencePicture, type AudiencePictureProps } from './AudiencePicture.tsx';
