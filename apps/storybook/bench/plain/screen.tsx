import '../content/layout.css';
import './plain.css';
import 'virtual:plain-looks.css';
import { ChevronDown, ChevronRight, Maximize, X } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { ICONS } from '../content/icons.tsx';
import { following, PRESETS, TENANTS } from '../content/looks.ts';
import { mount } from '../content/mount.tsx';
import * as words from '../content/words.ts';
import { Form, Radios } from './form.tsx';
import { Pupils } from './pupils.tsx';

const page = document.documentElement;
const next = (names: readonly string[], current: string | undefined) => following(names, current);

function LookButtons() {
  const presets = PRESETS.map(({ name }) => name);
  const tenants = TENANTS.map(({ id }) => id);
  return (
    <>
      <button type="button" onClick={() => page.setAttribute('data-preset', next(presets, page.dataset.preset))}>
        {words.LOOK.preset}
      </button>
      <button
        type="button"
        onClick={() => page.setAttribute('data-scheme', page.dataset.scheme === 'dark' ? 'light' : 'dark')}
      >
        {words.LOOK.scheme}
      </button>
      <button type="button" onClick={() => page.setAttribute('data-tenant', next(tenants, page.dataset.tenant))}>
        {words.LOOK.tenant}
      </button>
    </>
  );
}

function Settings() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { open, title, presets, schemes, schemeLabels, full, close } = words.SETTINGS;
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {open}
      </button>
      <dialog ref={dialog} className="drawer" aria-label={title}>
        <div className="line">
          <h2>{title}</h2>
          <button type="button" className="end" aria-label={close} onClick={() => dialog.current?.close()}>
            <X aria-hidden="true" size="1.2em" />
          </button>
        </div>
        <Radios
          label={presets}
          value="purple"
          options={PRESETS.map(({ name, label }) => ({ value: name, label }))}
          onChange={(name) => page.setAttribute('data-preset', name)}
        />
        <Radios
          label={schemes}
          value="light"
          options={Object.entries(schemeLabels).map(([value, label]) => ({ value, label }))}
          onChange={(name) => page.setAttribute('data-scheme', name)}
        />
        <button type="button" onClick={() => void page.requestFullscreen()}>
          <Maximize aria-hidden="true" size="1em" /> {full}
        </button>
      </dialog>
    </>
  );
}

function Exit() {
  const dialog = useRef<HTMLDialogElement>(null);
  const shut = (ref: RefObject<HTMLDialogElement | null>) => () => ref.current?.close();
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {words.EXIT.open}
      </button>
      <dialog ref={dialog} aria-label={words.EXIT.title}>
        <h2>{words.EXIT.title}</h2>
        <p>{words.EXIT.question}</p>
        <div className="line">
          <button type="button" className="primary" onClick={shut(dialog)}>
            {words.EXIT.confirm}
          </button>
          <button type="button" onClick={shut(dialog)}>
            {words.EXIT.close}
          </button>
        </div>
      </dialog>
    </>
  );
}

function Save() {
  const [said, setSaid] = useState('');
  return (
    <>
      <button
        type="button"
        className="primary"
        onClick={() => {
          setSaid(words.SAVE.said);
          setTimeout(() => setSaid(''), 3000);
        }}
      >
        {words.SAVE.open}
      </button>
      <div role="status" className="toast">
        {said !== '' && <span>{said}</span>}
      </div>
    </>
  );
}

function Side() {
  const [isMini, setMini] = useState(false);
  return (
    <aside className="side" {...(isMini && { 'data-mini': '' })}>
      <button
        type="button"
        aria-label={isMini ? words.TOGGLE.toVertical : words.TOGGLE.toMini}
        onClick={() => setMini(!isMini)}
      >
        <ChevronRight aria-hidden="true" size="1.1em" />
      </button>
      <nav aria-label="منوی کناری">
        <ul>
          {words.SIDE.map((item) => {
            const Icon = ICONS[item.icon];
            const face = (
              <>
                <Icon aria-hidden="true" size="1.3em" />
                <span>{item.title}</span>
              </>
            );
            return (
              <li key={item.path}>
                {item.children ? (
                  <details>
                    <summary>
                      {face}
                      <ChevronDown aria-hidden="true" size="1.1em" />
                    </summary>
                    <ul>
                      {item.children.map(({ title, path }) => (
                        <li key={path}>
                          <a href={path}>{title}</a>
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <a href={item.path} {...(item.path === words.CURRENT_PATH && { 'aria-current': 'page' as const })}>
                    {face}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </aside>
  );
}

function Bar() {
  return (
    <header className="bar">
      <nav aria-label="منوی اصلی">
        <ul className="line">
          {words.BAR.map(({ title, path }) => (
            <li key={path}>
              <a href={path} {...(path === words.CURRENT_PATH && { 'aria-current': 'page' as const })}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <span className="end">
        <button type="button" popoverTarget="account">
          {words.ACCOUNT.title}
        </button>
        <div id="account" popover="auto" className="menu">
          {words.ACCOUNT.items.map(({ title, path }) => (
            <a key={path} href={path}>
              {title}
            </a>
          ))}
        </div>
      </span>
    </header>
  );
}

function Faces() {
  const [chosen, setChosen] = useState<string>(words.TABS.items[0].id);
  const shown = words.TABS.items.find(({ id }) => id === chosen);
  return (
    <div>
      <div role="tablist" aria-label={words.TABS.label} className="tabs">
        {words.TABS.items.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls="panel"
            aria-selected={id === chosen}
            onClick={() => setChosen(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="panel" aria-labelledby={`tab-${chosen}`}>
        {shown?.content}
      </div>
    </div>
  );
}

void mount(
  <div className="screen">
    <Side />
    <div className="column">
      <Bar />
      <main className="main">
        <h1>{words.HEADING}</h1>
        <div className="line">
          <LookButtons />
          <Settings />
          <Save />
          <Exit />
        </div>
        <Faces />
        <Form />
        <Pupils count={50} />
      </main>
    </div>
  </div>,
);
