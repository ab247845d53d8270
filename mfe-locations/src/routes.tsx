import type { PageRoute } from '@portal/contracts/remote';

/**
 * The remote's front door: every address of Austin and San Antonio. Each page is a chunk of its own, so that a visitor
 * loads the words of one page; the templates they share are split off by the build.
 */
export const routes: PageRoute[] = [
  {
    path: '/austin',
    handle: { chunk: 'austin' },
    lazy: () => import(/* webpackChunkName: "austin" */ './pages/austin.page.tsx'),
  },
  {
    path: '/austin-access-control',
    handle: { chunk: 'austin-access-control' },
    lazy: () => import(/* webpackChunkName: "austin-access-control" */ './pages/austin-access-control.page.tsx'),
  },
  {
    path: '/austin-cabling',
    handle: { chunk: 'austin-cabling' },
    lazy: () => import(/* webpackChunkName: "austin-cabling" */ './pages/austin-cabling.page.tsx'),
  },
  {
    path: '/austin-networking',
    handle: { chunk: 'austin-networking' },
    lazy: () => import(/* webpackChunkName: "austin-networking" */ './pages/austin-networking.page.tsx'),
  },
  {
    path: '/austin-it-security',
    handle: { chunk: 'austin-it-security' },
    lazy: () => import(/* webpackChunkName: "austin-it-security" */ './pages/austin-it-security.page.tsx'),
  },
  {
    path: '/austin-audio-visual',
    handle: { chunk: 'austin-audio-visual' },
    lazy: () => import(/* webpackChunkName: "austin-audio-visual" */ './pages/austin-audio-visual.page.tsx'),
  },
  {
    path: '/austin-verkada',
    handle: { chunk: 'austin-verkada' },
    lazy: () => import(/* webpackChunkName: "austin-verkada" */ './pages/austin-verkada.page.tsx'),
  },
  {
    path: '/austin-eagle-eye',
    handle: { chunk: 'austin-eagle-eye' },
    lazy: () => import(/* webpackChunkName: "austin-eagle-eye" */ './pages/austin-eagle-eye.page.tsx'),
  },
  {
    path: '/austin-brivo',
    handle: { chunk: 'austin-brivo' },
    lazy: () => import(/* webpackChunkName: "austin-brivo" */ './pages/austin-brivo.page.tsx'),
  },
  {
    path: '/austin-cisco',
    handle: { chunk: 'austin-cisco' },
    lazy: () => import(/* webpackChunkName: "austin-cisco" */ './pages/austin-cisco.page.tsx'),
  },
  {
    path: '/san-antonio',
    handle: { chunk: 'san-antonio' },
    lazy: () => import(/* webpackChunkName: "san-antonio" */ './pages/san-antonio.page.tsx'),
  },
  {
    path: '/san-antonio-access-control',
    handle: { chunk: 'san-antonio-access-control' },
    lazy: () =>
      import(/* webpackChunkName: "san-antonio-access-control" */ './pages/san-antonio-access-control.page.tsx'),
  },
  {
    path: '/san-antonio-cabling',
    handle: { chunk: 'san-antonio-cabling' },
    lazy: () => import(/* webpackChunkName: "san-antonio-cabling" */ './pages/san-antonio-cabling.page.tsx'),
  },
  {
    path: '/san-antonio-networking',
    handle: { chunk: 'san-antonio-networking' },
    lazy: () => import(/* webpackChunkName: "san-antonio-networking" */ './pages/san-antonio-networking.page.tsx'),
  },
  {
    path: '/san-antonio-it-security',
    handle: { chunk: 'san-antonio-it-security' },
    lazy: () => import(/* webpackChunkName: "san-antonio-it-security" */ './pages/san-antonio-it-security.page.tsx'),
  },
  {
    path: '/san-antonio-audio-visual',
    handle: { chunk: 'san-antonio-audio-visual' },
    lazy: () => import(/* webpackChunkName: "san-antonio-audio-visual" */ './pages/san-antonio-audio-visual.page.tsx'),
  },
  {
    path: '/san-antonio-verkada',
    handle: { chunk: 'san-antonio-verkada' },
    lazy: () => import(/* webpackChunkName: "san-antonio-verkada" */ './pages/san-antonio-verkada.page.tsx'),
  },
  {
    path: '/san-antonio-eagle-eye',
    handle: { chunk: 'san-antonio-eagle-eye' },
    lazy: () => import(/* webpackChunkName: "san-antonio-eagle-eye" */ './pages/san-antonio-eagle-eye.page.tsx'),
  },
  {
    path: '/san-antonio-brivo',
    handle: { chunk: 'san-antonio-brivo' },
    lazy: () => import(/* webpackChunkName: "san-antonio-brivo" */ './pages/san-antonio-brivo.page.tsx'),
  },
  {
    path: '/san-antonio-cisco',
    handle: { chunk: 'san-antonio-cisco' },
    lazy: () => import(/* webpackChunkName: "san-antonio-cisco" */ './pages/san-antonio-cisco.page.tsx'),
  },
];
