// Every app brings React Refresh, but one page has one React: the first app's runtime serves them all.
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
