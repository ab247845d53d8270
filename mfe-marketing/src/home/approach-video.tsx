import { RiserDrawing } from '@portal/ui/drawing/riser';
import { Icon } from '@portal/ui/icon';
import { PlayIcon } from '@portal/ui/icons';
import { type MouseEvent, useState } from 'react';
import { css } from 'styled-system/css';

const player = css({ width: 'full', aspectRatio: '16 / 9', borderRadius: 'card', borderWidth: '0' });

/** The whole drawing, four to three, inside the frame of a film; on telephones the words stand below it. */
const poster = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 'full',
  aspectRatio: { md: '16 / 9' },
  borderRadius: 'card',
  overflow: 'hidden',
  textDecoration: 'none',
  '& > svg': { width: { base: 'full', md: '70%' }, height: 'auto', padding: { base: '4', md: '0' } },
});

const play = css({
  position: { md: 'absolute' },
  // At the end, because the drawing's name stands at its start.
  insetInlineEnd: { md: '6' },
  bottom: { md: '6' },
  width: { base: 'full', md: 'auto' },
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'tap',
  paddingInline: { base: '4', md: '6' },
  paddingBlock: { base: '2', md: '0' },
  borderRadius: { md: 'full' },
  bg: 'accent',
  color: 'accent.fg',
  textStyle: 'label',
});

/** The link that had the focus is gone when the player takes its place. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

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
        className={player}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        ref={takeFocus}
      />
    );
  }

  return (
    <a href={address} data-color-mode="dark" className={poster} onClick={watch}>
      <RiserDrawing />
      <span className={play}>
        <Icon of={PlayIcon} />
        Watch the video on our approach
      </span>
    </a>
  );
}
