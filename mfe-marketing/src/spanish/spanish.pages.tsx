import { AccessControlDrawing } from '@portal/drawings/access-control';
import { BuildingTextsContext } from '@portal/drawings/buildings/building';
import { CourtyardBuilding } from '@portal/drawings/buildings/courtyard';
import { LimestoneBlock } from '@portal/drawings/buildings/limestone-block';
import { Schedule } from '@portal/drawings/documents/schedule';
import { VideoMonitoringDrawing } from '@portal/drawings/video-monitoring';
import { VideoSurveillanceDrawing } from '@portal/drawings/video-surveillance';
import { WirelessAccessPointsDrawing } from '@portal/drawings/wireless-access-points';
import type { ComponentType } from 'react';
import { CaseStudyPage } from './case-study.page.tsx';
import { CityPage } from './city.page.tsx';
import { ContactPage } from './contact.page.tsx';
import { access } from './content/access.content.ts';
import { courtyard, limestoneBlock } from './content/building.content.ts';
import { cameraList } from './content/camera-list.content.ts';
import { cameras } from './content/cameras.content.ts';
import { austin, sanAntonio } from './content/cities.content.ts';
import { monitoring } from './content/monitoring.content.ts';
import { wifi } from './content/wifi.content.ts';
import { HomePage } from './home.page.tsx';
import { PricingPage } from './pricing.page.tsx';
import { ServicePage } from './service.page.tsx';
import { ServicesPage } from './services.page.tsx';
import type { SpanishPath } from './spanish-paths.ts';
import { SupportPage } from './support.page.tsx';

/** Buildings speak Spanish. Other drawings have English names and labels, so they are compact. */
export const pages: Record<SpanishPath, ComponentType> = {
  '/es': HomePage,
  '/es/servicios': ServicesPage,
  '/es/precios': PricingPage,
  '/es/soporte': SupportPage,
  '/es/austin': () => (
    <BuildingTextsContext value={courtyard}>
      <CityPage city={austin} building={<CourtyardBuilding />} elsewhere="/es/san-antonio" />
    </BuildingTextsContext>
  ),
  '/es/san-antonio': () => (
    <BuildingTextsContext value={limestoneBlock}>
      <CityPage city={sanAntonio} building={<LimestoneBlock />} elsewhere="/es/austin" />
    </BuildingTextsContext>
  ),
  '/es/camaras-de-seguridad': () => (
    <ServicePage
      service={cameras}
      drawing={<VideoSurveillanceDrawing isCompact />}
      document={{ ...cameraList.heading, sheet: <Schedule {...cameraList} /> }}
    />
  ),
  '/es/control-de-acceso': () => <ServicePage service={access} drawing={<AccessControlDrawing isCompact />} />,
  '/es/monitoreo-de-camaras': () => <ServicePage service={monitoring} drawing={<VideoMonitoringDrawing isCompact />} />,
  '/es/wifi-para-negocios': () => <ServicePage service={wifi} drawing={<WirelessAccessPointsDrawing isCompact />} />,
  '/es/caso-de-exito': CaseStudyPage,
  '/es/contacto': ContactPage,
};
