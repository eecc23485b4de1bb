import { mount } from '../content/mount.tsx';
import { Pupils } from './pupils.tsx';
import { Themed } from './theme.tsx';

void mount(
  <Themed look="purple">
    <Pupils count={1000} />
  </Themed>,
);
