import { answersRecipe } from '../answers/answers.recipe.ts';
import { gradientBackdropRecipe } from '../backdrop/gradient-backdrop.recipe.ts';
import { scanBackdropRecipe } from '../backdrop/scan-backdrop.recipe.ts';
import { badgeRecipe } from '../badge/badge.recipe.ts';
import { breadcrumbsRecipe } from '../breadcrumbs/breadcrumbs.recipe.ts';
import { buttonRecipe } from '../button/button.recipe.ts';
import { callToActionRecipe } from '../call-to-action/call-to-action.recipe.ts';
import { cardRecipe } from '../card/card.recipe.ts';
import { comparisonTableRecipe } from '../comparison-table/comparison-table.recipe.ts';
import { dialogRecipe } from '../dialog/dialog.recipe.ts';
import { documentSheetRecipe } from '../document-sheet/document-sheet.recipe.ts';
import { buildingRecipe } from '../drawing/building.recipe.ts';
import { drawingRecipe } from '../drawing/drawing.recipe.ts';
import { emptyStateRecipe } from '../empty-state/empty-state.recipe.ts';
import { errorSummaryRecipe } from '../error-summary/error-summary.recipe.ts';
import { faqRecipe } from '../faq/faq.recipe.ts';
import { featureListRecipe } from '../feature-list/feature-list.recipe.ts';
import { fieldRecipe } from '../field/field.recipe.ts';
import { flipCardRecipe } from '../flip-card/flip-card.recipe.ts';
import { iconRecipe } from '../icon/icon.recipe.ts';
import { textLinkRecipe } from '../link/link.recipe.ts';
import { messageCardRecipe } from '../message-card/message-card.recipe.ts';
import { pageHeroRecipe } from '../page-hero/page-hero.recipe.ts';
import { pillListRecipe } from '../pill-list/pill-list.recipe.ts';
import { practiceMarkRecipe } from '../practice-mark/practice-mark.recipe.ts';
import { quoteRecipe } from '../quote/quote.recipe.ts';
import { sampleNoteRecipe } from '../sample-note/sample-note.recipe.ts';
import { sectionRecipe } from '../section/section.recipe.ts';
import { selectListRecipe } from '../select/select-list.recipe.ts';
import { skeletonRecipe } from '../skeleton/skeleton.recipe.ts';
import { statRowRecipe } from '../stat-row/stat-row.recipe.ts';
import { stepsRecipe } from '../steps/steps.recipe.ts';
import { stripRecipe } from '../strip/strip.recipe.ts';
import { tableRecipe } from '../table/table.recipe.ts';
import { textSectionsRecipe } from '../text-sections/text-sections.recipe.ts';
import { toastRecipe } from '../toast/toast.recipe.ts';
import { tooltipRecipe } from '../tooltip/tooltip.recipe.ts';

export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  comparisonTable: comparisonTableRecipe,
  drawing: drawingRecipe,
  icon: iconRecipe,
  textLink: textLinkRecipe,
  practiceMark: practiceMarkRecipe,
  sampleNote: sampleNoteRecipe,
  tooltip: tooltipRecipe,
};

export const slotRecipes = {
  answers: answersRecipe,
  gradientBackdrop: gradientBackdropRecipe,
  scanBackdrop: scanBackdropRecipe,
  breadcrumbs: breadcrumbsRecipe,
  building: buildingRecipe,
  callToAction: callToActionRecipe,
  card: cardRecipe,
  dialog: dialogRecipe,
  documentSheet: documentSheetRecipe,
  emptyState: emptyStateRecipe,
  errorSummary: errorSummaryRecipe,
  faq: faqRecipe,
  featureList: featureListRecipe,
  field: fieldRecipe,
  flipCard: flipCardRecipe,
  messageCard: messageCardRecipe,
  pageHero: pageHeroRecipe,
  pillList: pillListRecipe,
  quote: quoteRecipe,
  section: sectionRecipe,
  selectList: selectListRecipe,
  skeleton: skeletonRecipe,
  statRow: statRowRecipe,
  steps: stepsRecipe,
  strip: stripRecipe,
  table: tableRecipe,
  textSections: textSectionsRecipe,
  toast: toastRecipe,
};
