import { ownerOf } from '@portal/contracts/remote';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { StaffLayout } from './layout/staff-layout.tsx';
import { useArrival } from './use-arrival.ts';

/** The frame of every page: what happens on each arrival, and the layout around it. */
export function Portal() {
  const { pathname } = useLocation();
  useArrival();
  // An effect, because only what is committed answers the visitor: tests and measurements wait for this mark.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);

  const isStaff = ownerOf(pathname)?.isPublic === false;
  return isStaff ? <StaffLayout /> : <Layout />;
}
