// Texas Administrative Code, title 19, section 61.1031; Education Code 37.117; Public Law 115-232, section 889, and 2 CFR 200.216;
// the eligible services list of the FCC. Statements about laws are general.

/** What is so for every school and public owner in Texas, whoever installs it. */
export const publicOwnerFacts = [
  {
    title: 'Exterior doors',
    text: 'The rule for public schools, 19 TAC 61.1031, wants them numbered, closed, latched and locked, and checked every week. A door list with those numbers is the first page of a design.',
  },
  {
    title: 'Panic alert',
    text: 'Education Code 37.117 asks for silent panic alert technology in each classroom. Doors that can be locked remotely have to lock with the alert, so both belong in one test.',
  },
  {
    title: 'Federal money and cameras',
    text: 'Section 889 and 2 CFR 200.216 bar equipment of Dahua, Hikvision, Huawei, Hytera and ZTE, also under another label. Ask for the maker of every board.',
  },
  {
    title: 'E-Rate',
    text: 'Category Two can pay for switches, access points, cabling, firewalls, and the racks and batteries behind them. Cameras and door systems need other money.',
  },
  {
    title: 'Buying',
    text: 'Public owners buy by bid, or through a cooperative contract such as DIR, BuyBoard or TIPS. Ask every vendor for the contract’s number and last day.',
  },
  {
    title: 'Records',
    text: 'Recordings of students can be education records under FERPA, and police systems follow CJIS. Who may export what is a written rule before the first camera.',
  },
] as const;
