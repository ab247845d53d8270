export function loadScript(src: string, data: Record<string, string> = {}) {
  const script = Object.assign(document.createElement('script'), { src, async: true });
  Object.assign(script.dataset, data);
  document.head.append(script);
}
