import type { ServiceContent } from '../service.ts';

export const accessControl: ServiceContent = {
  slug: 'access-control',
  sections: ['document', 'faq-columns', 'overview-figures', 'prompt', 'uses-rows', 'steps-row'],
  pageTitle: 'Access Control Installation in Austin & San Antonio',
  description:
    'Door hardware, readers and cloud access control designed together: fail-safe or fail-secure locks, OSDP wiring, mobile credentials and audit trails.',
  lead: 'A controlled door keeps some people out and, by code, lets every person leave. We design the hardware first and the software second.',
  answers: {
    cost: 'Lock, frame and fire rating of each opening; the reader is a small line.',
    soon: 'A lost credential is off at once; new doors follow the delivery of their hardware.',
    licensed: 'Computer-controlled doors are licensed work, and so is locksmithing.',
    proof: 'A homeowners association secured seven places; break-ins went down 100%.',
  },
  overview: {
    title: 'What each door needs before the software',
    paragraphs: [
      'Most access-control trouble comes from the door itself. A narrow storefront, a fire-rated stairwell and a pool gate need three different locks. A magnetic lock unlocks when power is lost and needs a release that meets the code.',
      'Between reader and controller we wire OSDP with Secure Channel, which is encrypted and supervised. Old 125 kHz cards can be copied at a kiosk.',
    ],
  },
  // Cipher: SIA OSDP 2.2. Exit doors: IBC section 1010.2, NFPA 101 section 7.2.1.5.
  figures: {
    title: 'Code and encryption at a door',
    items: [
      { value: 'AES-128', label: 'encryption on an OSDP Secure Channel; the older Wiegand wiring has none' },
      { value: 'One motion', label: 'opens an exit door from inside, no key or code' },
      { value: '34–48 in', label: 'above the floor for the lever or bar of an exit door, by building code' },
    ],
  },
  uses: {
    title: 'Where we install access control',
    items: [
      {
        title: 'Apartment communities',
        text: 'Wired Brivo doors at the perimeter, battery-powered Salto locks on apartments, planned for one credential.',
      },
      {
        title: 'Offices with tenants',
        text: 'Elevators, suites and a shared garage, with each tenant managing only its own people.',
      },
      { title: 'Regulated rooms', text: 'Two-person rules, anti-passback and a history by door, often on LenelS2.' },
    ],
  },
  steps: {
    title: 'How access control installation works',
    items: [
      { title: 'Door schedule', text: 'Handing, fire rating, lock, power, reader and release, one row per opening.' },
      { title: 'Code review', text: 'Exit and fire release settled with the local authority before drilling.' },
      {
        title: 'Hardware',
        text: 'Hinges and closers repaired first, because a controlled door has to latch by itself.',
      },
      { title: 'Handover', text: 'Battery power for controllers, and every exit tried with the power off.' },
    ],
  },
  sizing: { title: 'Cable and power for your doors', example: { doors: 8 } },
  faq: {
    title: 'Access control questions',
    items: [
      {
        question: 'Fail-safe or fail-secure?',
        answer:
          'Fail-secure on most perimeter doors, and always for an electric strike in a fire-rated door, which has to stay latched. Fail-safe where people must be able to re-enter during a fire.',
      },
      {
        question: 'Can residents use their phones?',
        answer: 'Yes, Brivo and Salto both offer it. Keep some cards or fobs for residents who do not want an app.',
      },
      {
        question: 'What happens when someone leaves?',
        answer: 'One change in the software withdraws the credential at every door.',
      },
    ],
  },
  prompt: 'Replacing a fob system? Ask us which readers and locks can stay.',
  partners: ['Brivo', 'Salto', 'LenelS2', 'Verkada'],
  related: ['video-surveillance', 'structured-cabling', 'password-management'],
  cityPages: ['access-control', 'brivo'],
  industries: ['property-management', 'office', 'medical'],
  closing: {
    title: 'Start with a door list',
    text: 'Photos of both sides of each door show most of the hardware it will take.',
  },
};
