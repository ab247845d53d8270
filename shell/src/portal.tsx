import { ownerOf } from '@portal/contracts/remote';
import { useLocation } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { StaffLayout } from './layout/staff-layout.tsx';
import { useArrival } from './use-arrival.ts';

/** The frame of every page: what happens on each arrival, and the layout around it. */
export function Portal() {
  const { pathname } = useLocation();
  useArrival();
  const isStaff = ownerOf(pathname)?.isPublic === false;
  return isStaff ? <StaffLayout /> : <Layout />;
}
