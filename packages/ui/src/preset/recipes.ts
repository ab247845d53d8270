import { buttonRecipe } from '../button/button.recipe.ts';

export const recipes = { button: buttonRecipe };

export const slotRecipes = {};
