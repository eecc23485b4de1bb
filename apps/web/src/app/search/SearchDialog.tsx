import { useSession } from '@mashq/state/platform/session/session';
import { useSearch } from '@mashq/state/reports/search';
import { List, ListItem } from '@mashq/ui/data/list';
import { SearchField } from '@mashq/ui/forms/search-field';
import { formatNumber, matchesSearch } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { Dialog } from '@mashq/ui/overlays/dialog';
import {
  BookOpenText,
  CircleQuestionMark,
  GraduationCap,
  NotepadText,
  PanelTop,
  School,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch as useQueryString } from 'wouter';
import { guides as studentGuides } from '../../help/content/student.ts';
import { guides as teacherGuides } from '../../help/content/teacher.ts';
import { type Guide, guidePath } from '../../help/guide.ts';
import { layoutOf, type RoleLayout } from '../../platform/routing/roles.ts';
import { searchWords as words } from '../strings/search.ts';
import { screens } from './screens.ts';
import { searchState } from './search-state.ts';

/** What the dialog shows and leads to. */
interface Place {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** After the title: what it is. */
  readonly hint: string;
  readonly icon: ReactNode;
  /** Other words it is found by. */
  readonly keywords?: string;
}

/** The places whose title or keywords have every typed word, those with it in the title first. */
function findPlaces(places: readonly Place[], typed: string): readonly Place[] {
  const found = places.filter(({ title, keywords = '' }) => matchesSearch(`${title} ${keywords}`, typed));
  const isInTitle = ({ title }: Place) => matchesSearch(title, typed);
  return [...found.filter(isInTitle), ...found.filter((place) => !isInTitle(place))];
}

const WORK = <NotepadText size="1.25em" />;
const icons = {
  skill: <BookOpenText size="1.25em" />,
  class: <UsersRound size="1.25em" />,
  student: <GraduationCap size="1.25em" />,
  person: <UserRound size="1.25em" />,
  school: <School size="1.25em" />,
  homework: WORK,
  review: WORK,
  package: WORK,
  quiz: WORK,
};

/** What each role finds here. */
const PLACEHOLDERS: Readonly<Record<RoleLayout, string>> = {
  student: words.placeholder,
  teacher: words.staffPlaceholder,
  school: words.staffPlaceholder,
  organization: words.organizationPlaceholder,
  admin: words.adminPlaceholder,
};

function screensOf(role: RoleLayout): Place[] {
  const icon = <PanelTop size="1.25em" />;
  return screens[role].map(([title, path]) => ({ id: path, title, path, hint: words.screen, icon }));
}

function guidesOf(role: RoleLayout): Place[] {
  if (role !== 'student' && role !== 'teacher') return [];
  const guides: readonly Guide[] = role === 'student' ? studentGuides : teacherGuides;
  const icon = <CircleQuestionMark size="1.25em" />;
  return guides.map(({ id, title, keywords = '' }) => ({
    id: `guide ${id}`,
    title,
    keywords,
    path: guidePath(role, id),
    hint: words.guide,
    icon,
  }));
}

const close = () => {
  searchState.isOpen = false;
};

/** Following a link closes the dialog. */
function useCloseOnLeaving(): void {
  const [path] = useLocation();
  const query = useQueryString();
  const opened = useRef(`${path}?${query}`);
  useEffect(() => {
    if (opened.current !== `${path}?${query}`) close();
  }, [path, query]);
}

/** Moves the focus between the field and the places found: Arrow Down and Arrow Up. */
function walk(event: KeyboardEvent, root: HTMLElement | null): void {
  if (root === null || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  const stops: (Element | null)[] = [root.querySelector('input'), ...root.querySelectorAll('li a')];
  const next = stops[stops.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

/**
 * Screens, guides, and what the server finds of the typed words among what the person may see. Keyboard: letters find, Enter
 * goes to the first, the arrows walk, Escape empties and closes.
 */
export function SearchDialog() {
  const { activeUser } = useSession();
  const [typed, setTyped] = useState('');
  const { data, isFetching, isError } = useSearch(typed);
  const root = useRef<HTMLDivElement>(null);
  useCloseOnLeaving();
  if (activeUser === null) return null;
  const role = layoutOf(activeUser.role);
  const isSearching = typed.trim() !== '';
  // Guides are many: they come with the first letter.
  const own = isSearching ? findPlaces([...screensOf(role), ...guidesOf(role)], typed) : screensOf(role);
  const known = (isSearching ? (data?.items ?? []) : []).map(
    ({ kind, key, title, detail, path }): Place => ({
      id: `${kind} ${key}`,
      title,
      path,
      hint: detail === '' ? words.kinds[kind] : `${words.kinds[kind]}، ${detail}`,
      icon: icons[kind],
    }),
  );
  const places = [...known, ...own];
  const count = places.length > 0 ? words.found(formatNumber(places.length)) : words.nothing;
  const message = isError ? words.failed : isFetching ? words.waiting : count;
  return (
    <Dialog
      title={words.label}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the element of that name is too new for some browsers of schools */}
      <div ref={root} role="search" aria-label={words.label} onKeyDown={(event) => walk(event, root.current)}>
        <Stack gap={4}>
          <SearchField
            label={PLACEHOLDERS[role]}
            value={typed}
            onChange={setTyped}
            onSubmit={() => root.current?.querySelector<HTMLElement>('li a')?.click()}
            autoFocus
          />
          <p role="status">{message}</p>
          <List aria-label={words.results}>
            {places.map(({ id, title, path, hint, icon }) => (
              <ListItem key={id} title={title} description={hint} start={icon} href={path} />
            ))}
          </List>
        </Stack>
      </div>
    </Dialog>
  );
}
