interface HomeownersPlace {
  name: string;
  /** For labels of drawings. */
  short: string;
}

/** The seven places of the homeowners association in the success story, in the order of the rollout. Only the client can confirm them. */
export const homeownersPlaces = [
  { name: 'Mail kiosk, north entrance', short: 'North kiosk' },
  { name: 'Mail kiosk, south entrance', short: 'South kiosk' },
  { name: 'Mail kiosk, creek side', short: 'Creek kiosk' },
  { name: 'Mail kiosk, hill side', short: 'Hill kiosk' },
  { name: 'Pool and pump house', short: 'Pool' },
  { name: 'Clubhouse', short: 'Clubhouse' },
  { name: 'Sport court', short: 'Sport court' },
] as const satisfies readonly HomeownersPlace[];
