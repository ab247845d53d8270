import { OfficeFloors } from '@portal/drawings/buildings/office';
import { Icon } from '@portal/ui/icon';
import { PlayIcon } from '@portal/ui/icons';
import { TextLink } from '@portal/ui/link';
import { type MouseEvent, useState } from 'react';
import { css } from 'styled-system/css';

/** The poster stays behind the player until it paints, and where its host is blocked. */
const screen = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  borderRadius: 'card',
  overflow: 'hidden',
  '& > svg': { height: 'full', aspectRatio: 'auto' },
});
const player = css({ position: 'absolute', inset: '0', width: 'full', height: 'full', borderWidth: '0' });

/** The poster in 16:9, on phones in the drawing's own ratio with the label below. */
const poster = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 'full',
  aspectRatio: { md: '16 / 9' },
  borderRadius: 'card',
  overflow: 'hidden',
  textDecoration: 'none',
  '& > svg': { height: { md: 'full' }, aspectRatio: { md: 'auto' } },
});

const play = css({
  position: { md: 'absolute' },
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

/** The player replaces the link that had the focus. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** The click on the poster starts the video. YouTube and Vimeo read the same parameter. */
function withAutoplay(url: string): string {
  const address = new URL(url);
  address.searchParams.set('autoplay', '1');
  return address.href;
}

/** A poster that loads the video player on click. Without JavaScript it is a link to the video. */
export function ApproachVideo({ url }: { url: string }) {
  const [isPlaying, setIsPlaying] = useState(false);

  const watch = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsPlaying(true);
  };

  if (isPlaying) {
    return (
      <>
        <div data-color-mode="dark" className={screen}>
          <OfficeFloors />
          <iframe
            src={withAutoplay(url)}
            title="Our approach to technology integration"
            className={player}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            ref={takeFocus}
          />
        </div>
        <p className={css({ marginTop: '3' })}>
          <TextLink to={url}>Open the video at {new URL(url).host}</TextLink>
        </p>
      </>
    );
  }

  return (
    <a href={url} data-interactive data-color-mode="dark" data-print="hide" className={poster} onClick={watch}>
      <OfficeFloors />
      <span className={play}>
        <Icon of={PlayIcon} />
        Watch the video on our approach
      </span>
    </a>
  );
}
