import { RiserDrawing } from '@portal/ui/drawing/riser';
import { Icon } from '@portal/ui/icon';
import { PlayIcon } from '@portal/ui/icons';
import { type MouseEvent, useState } from 'react';
import { css } from 'styled-system/css';

const frame = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 'full',
  aspectRatio: '16 / 9',
  borderRadius: 'card',
  overflow: 'hidden',
  borderWidth: '0',
  textDecoration: 'none',
  // The whole drawing, four to three, inside the frame of a film.
  '& > svg': { width: '70%', height: 'auto' },
});

const play = css({
  position: 'absolute',
  insetInlineStart: { base: '3', md: '6' },
  bottom: { base: '3', md: '6' },
  maxWidth: 'calc(100% - {spacing.6})',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'tap',
  paddingInline: { base: '4', md: '6' },
  // On the narrowest screens the words take two lines, which a pill does not hold.
  borderRadius: { base: 'control', md: 'full' },
  bg: 'accent',
  color: 'accent.fg',
  textStyle: 'label',
});

/** The link that had the focus is gone when the player takes its place. */
const takeFocus = (player: HTMLIFrameElement | null) => player?.focus();

/**
 * Nothing is asked of the video service until somebody wants to watch. The poster is a link to the film, so that it
 * works without JavaScript, and becomes the player on a click.
 */
export function ApproachVideo({ address }: { address: string }) {
  const [isPlaying, setIsPlaying] = useState(false);

  const watch = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsPlaying(true);
  };

  if (isPlaying) {
    return (
      <iframe
        src={address}
        title="Our approach to technology integration"
        className={frame}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        ref={takeFocus}
      />
    );
  }

  return (
    <a href={address} data-ground="ink" className={frame} onClick={watch}>
      <RiserDrawing />
      <span className={play}>
        <Icon of={PlayIcon} />
        Watch the video on our approach
      </span>
    </a>
  );
}
