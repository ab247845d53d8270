import { defineRecipe } from '@pandacss/dev';

export const sampleNoteRecipe = defineRecipe({
  className: 'sample-note',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    paddingInline: '2',
    paddingBlock: '0.5',
    borderRadius: 'sm',
    borderWidth: 'hairline',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'snug',
    letterSpacing: 'normal',
    textTransform: 'none',
    whiteSpace: 'nowrap',
  },
});
