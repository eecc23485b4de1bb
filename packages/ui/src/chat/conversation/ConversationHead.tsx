import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Avatar, type AvatarProps } from '../../data/avatar/Avatar.tsx';
import * as css from './ConversationHead.css.ts';

export interface ConversationHeadProps {
  /** Whom the conversation is with. */
  title: string;
  /** The role and the school. */
  subtitle?: ReactNode;
  /** Their picture, or the figure that stands for them. */
  avatar?: Pick<AvatarProps, 'src' | 'person' | 'fallback'>;
  onBack?: () => void;
  backLabel: string;
  /** At the end of the head: buttons or a menu. */
  actions?: ReactNode;
}

/** Who is talked with. */
export function ConversationHead({ title, subtitle, avatar, onBack, backLabel, actions }: ConversationHeadProps) {
  return (
    <header className={css.head}>
      {onBack && (
        <span className={css.back}>
          <IconButton aria-label={backLabel} onPress={onBack}>
            <ArrowRight className={css.arrow} />
          </IconButton>
        </span>
      )}
      <Avatar name={title} {...avatar} />
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {subtitle != null && <p className={css.subtitle}>{subtitle}</p>}
      </div>
      {actions}
    </header>
  );
}
