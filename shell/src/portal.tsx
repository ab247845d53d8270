import { ownerOf } from '@portal/contracts/remote';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { StaffLayout } from './layout/staff-layout.tsx';
import { PageArea } from './page-area.tsx';
import { useArrival } from './use-arrival.ts';

/** Every page: what happens on each arrival, the layout around it and the page itself. */
export function Portal() {
  const { pathname } = useLocation();
  useArrival();
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  const Frame = ownerOf(pathname)?.isPublic === false ? StaffLayout : Layout;

  return (
    <Frame>
      <PageArea />
    </Frame>
  );
}
