import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { ownText } from '../../i18n/own-direction.ts';
import * as css from './Tabs.css.ts';
import type { TabItem } from './types.ts';

interface TabFaceProps {
  item: TabItem;
  id: string;
  /** Id of the panel, while the tab is the chosen one. */
  panelId: string | undefined;
  /** Whether Tab enters the line here. */
  isEntrance: boolean;
  onChoose: () => void;
}

/** One tab: a button, or a link to its own address. */
export function TabFace({ item, id, panelId, isEntrance, onChoose }: TabFaceProps) {
  const isChosen = panelId !== undefined;
  const isDisabled = item.isDisabled ?? false;
  const role = {
    id,
    role: 'tab',
    'aria-selected': isChosen,
    'aria-controls': panelId,
    'data-selected': isChosen || undefined,
    tabIndex: isEntrance ? 0 : -1,
  } as const;
  const face = (
    <>
      {item.icon != null && <span aria-hidden="true">{item.icon}</span>}
      {ownText(item.title)}
      {item.badge}
    </>
  );
  if (item.href === undefined || isDisabled) {
    return (
      <Button
        className={css.tab}
        isDisabled={isDisabled}
        onPress={onChoose}
        render={(props) => <button {...props} {...role} />}
      >
        {face}
      </Button>
    );
  }
  return (
    <Link
      className={css.tab}
      href={item.href}
      onPress={onChoose}
      render={(props) => ('href' in props ? <a {...props} {...role} /> : <span {...props} {...role} />)}
    >
      {face}
    </Link>
  );
}
