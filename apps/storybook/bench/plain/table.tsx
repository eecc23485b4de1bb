import './plain.css';
import 'virtual:plain-looks.css';
import { mount } from '../content/mount.tsx';
import { Pupils } from './pupils.tsx';

void mount(<Pupils count={1000} />);
