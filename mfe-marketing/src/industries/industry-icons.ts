import {
  Building2Icon,
  CarIcon,
  ChurchIcon,
  ClapperboardIcon,
  ConstructionIcon,
  FactoryIcon,
  GraduationCapIcon,
  HandshakeIcon,
  HeartHandshakeIcon,
  HomeIcon,
  LandmarkIcon,
  LeafIcon,
  StethoscopeIcon,
  StoreIcon,
  TruckIcon,
  WarehouseIcon,
} from '@portal/ui/icons';

export const industryIcons = {
  'distressed-properties': HomeIcon,
  'property-management': HandshakeIcon,
  construction: ConstructionIcon,
  automotive: CarIcon,
  'non-profit': HeartHandshakeIcon,
  'self-storage': WarehouseIcon,
  education: GraduationCapIcon,
  'places-of-worship': ChurchIcon,
  logistics: TruckIcon,
  manufacturing: FactoryIcon,
  retail: StoreIcon,
  office: Building2Icon,
  government: LandmarkIcon,
  medical: StethoscopeIcon,
  entertainment: ClapperboardIcon,
  'marijuana-dispensaries': LeafIcon,
};

export type IndustryId = keyof typeof industryIcons;
