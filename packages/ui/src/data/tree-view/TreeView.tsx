import { ChevronLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { collectionMessages } from '../../i18n/react-aria/collections.ts';
import { setReactAriaMessages } from '../../i18n/react-aria-fa.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './TreeView.css.ts';

setReactAriaMessages(collectionMessages);

export interface TreeNode {
  id: string;
  /** Names it; found by typing its beginning. */
  title: string;
  /** At the end of its line: a count, a badge. */
  detail?: ReactNode;
  /** Before the title; decoration. */
  icon?: ReactNode;
  /** Where it leads. */
  href?: string;
  /** What it holds; opened by its arrow. */
  children?: readonly TreeNode[];
}

export interface TreeViewProps extends RootProps {
  /** What is in it; its name for screen readers. */
  'aria-label': string;
  nodes: readonly TreeNode[];
  /** Ids of what is open, when the parent keeps them. */
  expanded?: ReadonlySet<string>;
  /** Ids of what is open at first, when the tree keeps them. @default none */
  defaultExpanded?: Iterable<string>;
  onExpandedChange?: (expanded: ReadonlySet<string>) => void;
  /** Does something with a node that leads nowhere. */
  onAction?: (id: string) => void;
  /** Id of the node that is shown beside the tree, such as the page that is open. */
  current?: string;
  /** Without nodes. @default nothing */
  empty?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Things within things: chapters with their lessons, an organization with its schools. Keyboard: up and down walk what is seen, the arrow
 * towards the content opens a node and the other one closes it, letters find a title, Enter follows.
 */
export function TreeView({
  'aria-label': label,
  nodes,
  expanded,
  defaultExpanded,
  onExpandedChange,
  onAction,
  current,
  empty,
  className,
  ...rest
}: TreeViewProps) {
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <Tree
        aria-label={label}
        className={css.tree}
        selectionMode="none"
        {...(expanded && { expandedKeys: expanded })}
        {...(defaultExpanded && { defaultExpandedKeys: defaultExpanded })}
        {...(onExpandedChange && {
          onExpandedChange: (keys: ReadonlySet<string | number>) => onExpandedChange(new Set([...keys].map(String))),
        })}
        {...(onAction && { onAction: (key: string | number) => onAction(String(key)) })}
        renderEmptyState={() => empty}
      >
        {nodes.map((node) => (
          <Node key={node.id} node={node} current={current} />
        ))}
      </Tree>
    </div>
  );
}

function Node({ node, current }: { node: TreeNode; current: string | undefined }) {
  const { id, title, detail, icon, href, children = [] } = node;
  return (
    <TreeItem
      id={id}
      textValue={title}
      className={css.item}
      {...(href !== undefined && { href })}
      {...(id === current && { 'data-current': '' })}
    >
      <TreeItemContent>
        {({ hasChildItems }) => (
          <span className={css.line} {...(id === current && { 'aria-current': 'page' })}>
            {hasChildItems ? (
              <Button slot="chevron" className={css.arrow}>
                <ChevronLeft size="1.125em" aria-hidden="true" />
              </Button>
            ) : (
              <span className={css.noArrow} />
            )}
            {icon != null && (
              <span className={css.icon} aria-hidden="true">
                {icon}
              </span>
            )}
            <span className={css.title}>{title}</span>
            {detail != null && <span className={css.detail}>{detail}</span>}
          </span>
        )}
      </TreeItemContent>
      {children.map((child) => (
        <Node key={child.id} node={child} current={current} />
      ))}
    </TreeItem>
  );
}
