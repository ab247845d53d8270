// Every app bundles React Refresh, but a page has one copy of React: all apps use the runtime of the first one.
import own from 'react-refresh-own';

globalThis.portalReactRefresh ??= own;

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} = globalThis.portalReactRefresh;
