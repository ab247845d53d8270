import { useSite } from '@portal/platform';
import type { Crumb } from '@portal/ui/breadcrumbs';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList, webPage } from '@portal/ui/structured-data';
import type { ReactNode } from 'react';

export const home: Crumb = { label: 'Inicio', to: '/es' };
export const breadcrumbsLabel = 'Ruta de navegación';

interface SpanishPageProps {
  path: string;
  title: string;
  description: string;
  /** The page in the breadcrumbs. Absent on the home page. */
  crumb?: string;
  structuredData?: object[];
  children: ReactNode;
}

/** Metadata and structured data of a page in Spanish, and its sections. */
export function SpanishPage({ path, title, description, crumb, structuredData = [], children }: SpanishPageProps) {
  const site = useSite();
  return (
    <>
      <Seo
        title={title}
        description={description}
        path={path}
        structuredData={[
          webPage(site, { path, name: title, description, inLanguage: 'es-US' }),
          ...(crumb ? [breadcrumbList(site, path, [home, { label: crumb }])] : []),
          ...structuredData,
        ]}
      />
      {children}
    </>
  );
}
