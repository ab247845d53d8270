/**
 * Illustrative: these organizations are invented, one or two for each sector we serve. They hold the place of client
 * names until clients have agreed to be named.
 */
export const clients = [
  'Juniper Ridge HOA',
  'Pecan Court Apartments',
  'Barton Terrace Residences',
  'Live Oak Storage',
  'Mesquite Motors',
  'Hill Country Freight',
  'Bluebonnet Family Clinic',
  'Cedar Bend Academy',
  'Grace on the Hill Church',
  'Limestone Office Partners',
  'Alamo Street Market',
  'Colorado River Brewing',
  'Rio Builders',
  'Southtown Arts Hall',
  'Lantern Children’s Center',
  'Guadalupe Precision Works',
  'Town of Willow Springs',
] as const;
