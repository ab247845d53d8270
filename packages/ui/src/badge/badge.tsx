import type { ReactNode } from 'react';
import { badge } from 'styled-system/recipes';

export const Badge = ({ children }: { children: ReactNode }) => <span className={badge()}>{children}</span>;
