import './plain.css';
import 'virtual:plain-looks.css';
import { mount } from '../content/mount.tsx';
import { pupils } from '../content/rows.ts';
import { LIST_LABEL } from '../content/words.ts';

void mount(
  <ul className="list" aria-label={LIST_LABEL}>
    {pupils(1000).map(({ id, name, state, done }) => (
      <li key={id}>
        <div>
          <div className="name">{name}</div>
          <div className="quiet">{state}</div>
        </div>
        <div>{done}</div>
      </li>
    ))}
  </ul>,
);
