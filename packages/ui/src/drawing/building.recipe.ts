import { defineSlotRecipe } from '@pandacss/dev';
import type { Practice } from '@portal/contracts/practices';
import { practiceConditions } from '../preset/conditions.ts';

const practices = practiceConditions.map(([, practice]) => practice);

/** Labels of the key are around their radio button, those elsewhere are for it. */
const labelOf = (practice: Practice) => `label:is([data-practice=${practice}], [for=system-${practice}])`;
const isHovered = ':has(label:is([data-practice], [for]):hover)';
const isChosen = (practice: Practice) => `:has(#system-${practice}:checked)`;
/** Matches elements of a section where one of the conditions is met, without more weight than `section`. */
const within = (...conditions: string[]) => `:is(section:where(${conditions.join(', ')}) *)`;

/** While any system is lit. Its type, like that below, is a literal: Panda's types do not allow other computed selectors. */
const dimmed = (target: string) => `&${target}${within(isHovered, ...practices.map(isChosen))}` as '& dimmed';
/** The system that is lit: the one whose label is under the pointer, otherwise the chosen one. */
const lit = (target: (practice: Practice) => string) =>
  practices
    .map((practice) => {
      const isLit = within(`:has(${labelOf(practice)}:hover)`, `:not(${isHovered})${isChosen(practice)}`);
      return `&${target(practice)}${isLit}`;
    })
    .join(', ') as '& lit';

/** A building in section whose systems light up, see building.tsx of @portal/drawings. */
export const buildingRecipe = defineSlotRecipe({
  className: 'building',
  slots: ['root', 'drawing', 'links', 'key', 'words', 'word'],
  base: {
    root: { position: 'relative', containerType: 'inline-size', marginTop: '5', _print: { display: 'none' } },
    drawing: {
      '--line': { base: '2.2px', sm: '1.5px' },
      '--weight': '1',
      '--tint': '13%',
      display: 'block',
      // Leaves space for the labels on both sides.
      width: { base: 'full', lg: 'min(50rem, 72vw)' },
      height: 'auto',
      marginInline: 'auto',
      overflow: 'visible',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 'calc(var(--line) * var(--weight))',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      '& [data-system]': {
        color: 'accent',
        transitionProperty: 'opacity',
        transitionDuration: 'normal',
        transitionTimingFunction: 'out',
      },
      [dimmed(' [data-system]')]: { opacity: '0.18' },
      [lit((practice) => ` [data-system][data-practice=${practice}]`)]: {
        '--weight': '1.4',
        '--tint': '30%',
        opacity: '1',
      },
      '& [data-stroke=muted]': { color: 'border.strong', strokeWidth: { base: '1.6', sm: '1' } },
      '& [data-stroke=fine]': { color: 'neutral.500', strokeWidth: { base: '1.3', sm: '0.9' } },
      '& [data-stroke=faint]': { color: 'neutral.700', strokeWidth: '1' },
      '& [data-stroke=frame]': { color: 'fg.subtle', strokeWidth: '1' },
      '& [data-stroke=body]': { color: 'neutral.400', strokeWidth: '4.5' },
      '& [data-stroke=head]': { color: 'neutral.400', strokeWidth: '8' },
      '& [data-stroke=joint]': { color: 'bg', strokeWidth: '0.8' },
      '& [data-stroke=cut]': { color: 'neutral.300' },
      '& [data-fill=tint]': { fill: 'color-mix(in oklab, currentColor var(--tint), transparent)', stroke: 'none' },
      '& [data-fill=background]': { fill: 'bg' },
      '& [data-fill=earth]': { fill: 'bg.sunken', stroke: 'none' },
      '& [data-fill=solid]': { fill: 'currentColor', stroke: 'none' },
      '& [data-dash]': { strokeDasharray: '2 5' },
      '& [data-gate]': { strokeWidth: '4', strokeLinecap: 'butt', strokeDasharray: '8 3' },
      '& [data-hatch]': { strokeWidth: '7', strokeLinecap: 'butt', strokeDasharray: '1 9' },
      '& [data-strata]': { strokeDasharray: '60 18 12 18' },
      '& text': {
        fontFamily: 'mono',
        // On phones a unit is about 0.6 px, elsewhere 1.25.
        fontSize: { base: '19px', sm: '15px', md: '10px' },
        fontWeight: 'medium',
        fill: 'currentColor',
        // A halo: a label is readable where it crosses a line.
        stroke: 'bg',
        strokeWidth: '4px',
        paintOrder: 'stroke',
      },
      '& [data-surroundings] :is(text, [data-stroke=frame])': { display: { lgDown: 'none' } },
      '& [data-leader]': { strokeWidth: '0.8' },
      '& [data-detail]': { display: { base: 'none', md: 'inline' } },
      // Levels are lines with a label.
      '&[data-compact] :is(text, [data-stroke=frame])': { display: 'none' },
      // About three pixels a unit.
      '&[data-crop]': {
        '--line': '0.9px',
        width: 'full',
        aspectRatio: { base: '5 / 3', md: '44 / 11.4' },
        overflow: 'hidden',
        '& [data-practice]': { color: 'accent' },
        '& text': { fontSize: '6px', strokeWidth: '2px' },
        '& :is([data-stroke=muted], [data-stroke=fine])': { strokeWidth: '0.6' },
      },
      '@media (forced-colors: active)': {
        '& [data-fill=background], & [data-fill=earth]': { fill: 'Canvas' },
        '& text': { stroke: 'Canvas' },
      },
    },
    links: {
      display: { mdDown: 'none' },
      pointerEvents: 'none',
      position: 'absolute',
      top: '0',
      insetInline: '0',
      marginInline: 'auto',
      width: { base: 'full', lg: 'min(50rem, 72vw)' },
      '& a': {
        color: 'accent',
        outline: 'none',
        opacity: '0',
        '&:is(:hover, :focus-visible)': { opacity: '1' },
      },
      '& path': {
        stroke: 'currentColor',
        strokeWidth: '1.5',
        fill: 'color-mix(in oklab, {colors.bg} 70%, transparent)',
        pointerEvents: 'all',
      },
      '& text': {
        fontSize: '11px',
        fontWeight: 'semibold',
        fill: 'fg',
        stroke: 'bg',
        strokeWidth: '5px',
        paintOrder: 'stroke',
      },
    },
    key: {
      position: 'relative',
      paddingInline: 'gutter',
      // Containers count their rem in the text size of the page: large text stays below the building.
      '@container (width >= 80rem)': {
        position: 'absolute',
        top: '4',
        left: 'max(0px, (100% - {sizes.measure.wide}) / 2)',
      },
      '& legend': { textStyle: 'eyebrow', color: 'fg.muted', marginBottom: '2' },
      // Chips at the foot of the drawing.
      '@container (width < 80rem)': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: '2',
        paddingTop: '3',
        paddingBottom: '5',
        '& legend': { textAlign: 'center', marginInline: 'auto', marginTop: '4' },
        '& label': { paddingInline: '3', border: 'strong', borderRadius: 'full' },
        '& label:has(:checked)': { borderColor: 'accent', bg: 'accent.soft' },
      },
      '& label': {
        display: 'flex',
        alignItems: 'center',
        gap: '2.5',
        minHeight: 'tap',
        textStyle: 'label',
        cursor: 'pointer',
      },
      '& input': {
        appearance: 'none',
        width: '3',
        height: '3',
        border: 'accent',
        borderRadius: 'xs',
        _checked: { bg: 'accent' },
      },
      '& label:not([data-practice]) input': { borderColor: 'fg.muted', _checked: { bg: 'fg.muted' } },
      '@media (forced-colors: active)': { '& input:checked': { bg: 'Highlight' } },
    },
    words: {
      fontFamily: 'heading',
      fontWeight: 'bold',
      lineHeight: 'display',
      letterSpacing: 'display',
      display: 'flex',
      flexWrap: 'wrap',
      // One line has space to spare, also in the fallback of the web font, which is a little wider.
      columnGap: { base: '0.3em', md: '0.1em' },
      justifyContent: { md: 'space-between' },
      // One line from `md`, two lines on phones; large text wraps.
      fontSize: { base: 'clamp(1.75rem, 8.8vw, 4rem)', md: 'clamp(2.25rem, 5.2vw, 4.3rem)' },
    },
    word: {
      display: 'block',
      cursor: 'pointer',
      transitionProperty: 'opacity',
      transitionDuration: 'normal',
      // Large text keeps a contrast of 3:1.
      [dimmed('')]: { opacity: '0.62' },
      [lit((practice) => `[for=system-${practice}]`)]: { opacity: '1' },
    },
  },
});
