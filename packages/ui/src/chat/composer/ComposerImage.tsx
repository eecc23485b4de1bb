import { X } from 'lucide-react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { usePreview } from '../../forms/file-field/use-preview.ts';
import type { ComposerMessages } from '../../i18n/fa/chat.ts';
import * as css from './ComposerImage.css.ts';

export interface ComposerImageProps {
  image: File;
  onRemove: () => void;
  isDisabled: boolean;
  uiMessages: ComposerMessages;
}

/** The picture that will be sent. */
export function ComposerImage({ image, onRemove, isDisabled, uiMessages }: ComposerImageProps) {
  const preview = usePreview(image);
  return (
    <div className={css.root}>
      {preview !== null && <img src={preview} alt={uiMessages.preview} className={css.picture} />}
      <bdi className={css.name}>{image.name}</bdi>
      <IconButton aria-label={uiMessages.remove} variant="danger" isDisabled={isDisabled} onPress={onRemove}>
        <X />
      </IconButton>
    </div>
  );
}
