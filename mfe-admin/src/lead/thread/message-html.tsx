import { useQuery } from '@portal/platform/query';
import { useRef } from 'react';
import { css } from 'styled-system/css';
import { Loaded } from '../../app/layout/loaded.tsx';
import { messageHtmlQuery } from '../../leads/lead.queries.ts';
import { muted } from '../../shared.styles.ts';

/** White in both color modes, because senders choose colors for white. */
const frame = css({ width: 'full', minHeight: '12', borderRadius: 'control', bg: 'white', colorScheme: 'light' });
const bodyStyle =
  'margin: 12px; color: #14181f; background: #fff; font: 15px/1.6 system-ui, sans-serif; overflow-wrap: anywhere; overflow-x: auto';

/** The HTML of an e-mail. The API has sanitized it, and in the frame nothing runs and nothing loads. */
export function MessageHtml({ messageId }: { messageId: number }) {
  return (
    <Loaded query={useQuery(messageHtmlQuery(messageId))} what="the message" lines={4}>
      {({ html }) => (html ? <Frame html={html} /> : <p className={muted}>The formatting cannot be shown.</p>)}
    </Loaded>
  );
}

function Frame({ html }: { html: string }) {
  const ref = useRef<HTMLIFrameElement>(null);
  const fill = () => {
    const { current } = ref;
    const document = current?.contentDocument;
    if (!current || !document) return;
    document.body.style.cssText = bodyStyle;
    document.body.replaceChildren(...readNodes(html, document));
    const resize = () => {
      current.style.height = `${document.documentElement.scrollHeight}px`;
    };
    resize();
    new ResizeObserver(resize).observe(document.body);
  };
  return (
    <iframe
      ref={ref}
      className={frame}
      title="Message with formatting"
      // Without `allow-scripts`. The page fills the frame and measures it, and links open in a new tab.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc="<!doctype html>"
      onLoad={fill}
    />
  );
}

/** The content security policy blocks style attributes, but not styles that are set by a script. */
function readNodes(html: string, document: Document): Node[] {
  const parsed = new DOMParser().parseFromString(
    html.replaceAll(/(<[a-z][^<>]*? )style="/gi, '$1data-style="'),
    'text/html',
  );
  const nodes = [...parsed.body.childNodes].map((node) => document.importNode(node, true));
  for (const node of nodes)
    if (node instanceof (document.defaultView as typeof globalThis).Element)
      for (const styled of [node, ...node.querySelectorAll<HTMLElement>('[data-style]')])
        (styled as HTMLElement).style.cssText = (styled as HTMLElement).dataset.style ?? '';
  return nodes;
}
