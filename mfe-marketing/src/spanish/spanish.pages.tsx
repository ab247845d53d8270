import { AccessControlDrawing } from '@portal/drawings/access-control';
import { CourtyardBuilding } from '@portal/drawings/buildings/courtyard';
import { LimestoneBlock } from '@portal/drawings/buildings/limestone-block';
import { VideoMonitoringDrawing } from '@portal/drawings/video-monitoring';
import { VideoSurveillanceDrawing } from '@portal/drawings/video-surveillance';
import { WirelessAccessPointsDrawing } from '@portal/drawings/wireless-access-points';
import type { ComponentType } from 'react';
import { CaseStudyPage } from './case-study.page.tsx';
import { CityPage } from './city.page.tsx';
import { ContactPage } from './contact.page.tsx';
import { access } from './content/access.content.ts';
import { cameras } from './content/cameras.content.ts';
import { austin, sanAntonio } from './content/cities.content.ts';
import { monitoring } from './content/monitoring.content.ts';
import { wifi } from './content/wifi.content.ts';
import { HomePage } from './home.page.tsx';
import { ServicePage } from './service.page.tsx';
import type { SpanishPath } from './spanish-paths.ts';

/** Drawings have English names and labels, so they are compact. */
export const pages: Record<SpanishPath, ComponentType> = {
  '/es': HomePage,
  '/es/austin': () => <CityPage city={austin} building={<CourtyardBuilding isCompact />} elsewhere="/es/san-antonio" />,
  '/es/san-antonio': () => (
    <CityPage city={sanAntonio} building={<LimestoneBlock isCompact />} elsewhere="/es/austin" />
  ),
  '/es/camaras-de-seguridad': () => <ServicePage service={cameras} drawing={<VideoSurveillanceDrawing isCompact />} />,
  '/es/control-de-acceso': () => <ServicePage service={access} drawing={<AccessControlDrawing isCompact />} />,
  '/es/monitoreo-de-camaras': () => <ServicePage service={monitoring} drawing={<VideoMonitoringDrawing isCompact />} />,
  '/es/wifi-para-negocios': () => <ServicePage service={wifi} drawing={<WirelessAccessPointsDrawing isCompact />} />,
  '/es/caso-de-exito': CaseStudyPage,
  '/es/contacto': ContactPage,
};
