export { pictureGround } from '../../theme/basic/picture-ground.css.ts';
