/** Borders by name, e.g. `borderTop: 'hairline'`. Not tokens: a token would have its color from the document, not from the element's color mode. */
const values = (token: (category: string) => Record<string, string>) => {
  const { hairline, rule } = token('borderWidths');
  const colors = token('colors');
  return {
    hairline: `${hairline} solid ${colors.border}`,
    strong: `${hairline} solid ${colors['border.strong']}`,
    accent: `${rule} solid ${colors.accent}`,
    danger: `${rule} solid ${colors['danger.text']}`,
  };
};

export const utilities = {
  border: { className: 'bd', values },
  borderTop: { className: 'bd-t', values },
  borderBottom: { className: 'bd-b', values },
  borderInlineStart: { className: 'bd-s', values },
  borderInlineEnd: { className: 'bd-e', values },
};
