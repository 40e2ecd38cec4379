/** The hostels: name, town, address, whom they are for, beds, staffed overnight, opened. */
export const HOSTELS: [
  name: string,
  town: string,
  address: string,
  clientGroup: string,
  beds: number,
  nights: boolean,
  openedOn: string,
][] = [
  ['Lantern House', 'Bradford', '12 Manningham Row, BD1 4QT', 'single-adults', 42, true, '1994-05-16'],
  ['Canal Wharf', 'Leeds', '3 Wharf Approach, LS1 5JW', 'single-adults', 38, true, '2001-09-03'],
  ['Mercer Court', 'Leeds', '88 Burmantofts Street, LS9 7LN', 'couples', 24, true, '2008-02-11'],
  ['Ashgrove', 'Bradford', '5 Ash Grove, BD7 1BN', 'young-people', 18, true, '2012-10-01'],
  ['The Old Mill', 'Halifax', 'Dean Clough Lane, HX3 5AX', 'single-adults', 31, true, '1998-06-22'],
  ['Fernleigh', 'Huddersfield', '41 Fernleigh Road, HD1 3PU', 'women', 16, true, '2015-03-30'],
  ['Calder Lodge', 'Wakefield', '7 Calder View, WF1 5PE', 'single-adults', 27, true, '2005-11-14'],
  ["St Oswin's", 'Halifax', '2 Church Bank, HX1 1QL', 'families', 20, false, '2018-07-09'],
  ['Number Nine', 'Wakefield', '9 Northgate, WF1 3BZ', 'move-on', 11, false, '2021-04-26'],
]

/** Head office first; after a name of a hostel come those who work there, its manager first. */
export const PEOPLE = `
-
Marguerite Holroyd, Chief Executive
Desmond Achebe, Area Manager
Lynne Sugden, Area Manager
Tobias Fenn, Finance Officer
Rukhsana Mirza, HR Officer
Glenys Parfitt, Training Coordinator
Kit Bramhall, Volunteer Coordinator
Oluwaseun Bakare, Outreach Worker
Jodie Crabtree, Outreach Worker
Lantern House
Patrick Delaney, Hostel Manager
Zainab Hussain, Deputy Manager
Sarah Whitaker, Senior Support Worker
Callum Ogden, Support Worker
Ines Figueiredo, Support Worker
Trevor Mosley, Night Worker
Agnieszka Wrona, Night Worker
Bev Lumb, Cook
Canal Wharf
Joanne Armitage, Hostel Manager
Kofi Mensah, Senior Support Worker
Heather Prior, Support Worker
Dev Rattan, Support Worker
Lewis Thackray, Night Worker
Mo Farooqi, Cook
Mercer Court
Siobhan O'Dowd, Hostel Manager
Nathan Greaves, Support Worker
Precious Dube, Support Worker
Ian Popplewell, Night Worker
Carol Stancliffe, Housekeeper
Ashgrove
Yasmin Chaudhry, Hostel Manager
Rhys Beddoes, Senior Support Worker
Ellie Haigh, Support Worker
Samir Nasser, Support Worker
Gary Womersley, Night Worker
Donna Speight, Cook
The Old Mill
Alastair Kerr, Hostel Manager
Wendy Illingworth, Deputy Manager
Marek Sobol, Support Worker
Chloe Ramsden, Support Worker
Femi Adewale, Night Worker
Fernleigh
Bernadette Quill, Hostel Manager
Sarah Whitaker, Support Worker
Tamara Jessop, Support Worker
Anita Bhogal, Night Worker
Calder Lodge
Graham Netherwood, Hostel Manager
Leila Farahani, Support Worker
Josh Tordoff, Support Worker
Stuart Hepworth, Night Worker
Maureen Clegg, Housekeeper
St Oswin's
Faith Nkomo, Hostel Manager
Duncan Rawnsley, Support Worker
Pauline Horsfall, Housekeeper
Number Nine
Hamish Tennant, Hostel Manager
Shanice Barrowclough, Support Worker
`

/** Vacancies: title, hostel (from 0), contract, hours a week, pay from and to, status, posted and closing (days from today), applications. */
export const VACANCIES: [
  title: string,
  hostel: number,
  contract: string,
  hours: number,
  from: number,
  to: number,
  status: string,
  posted: number,
  closes: number,
  applications: number,
][] = [
  ['Support Worker', 0, 'permanent', 37.5, 24800, 26400, 'open', -12, 9, 14],
  ['Night Worker', 1, 'permanent', 30, 25100, 26900, 'open', -20, 3, 6],
  ['Deputy Manager', 1, 'permanent', 37.5, 31200, 33800, 'interviewing', -41, -6, 19],
  ['Cook', 2, 'permanent', 25, 23400, 24100, 'open', -8, 17, 4],
  ['Support Worker', 4, 'fixed-term', 37.5, 24800, 26100, 'open', -5, 24, 3],
  ['Senior Support Worker', 6, 'permanent', 37.5, 27600, 29400, 'open', -15, 12, 11],
  ['Housekeeper', 3, 'fixed-term', 20, 22900, 23500, 'filled', -96, -61, 8],
  ['Hostel Manager', 7, 'permanent', 37.5, 36500, 39900, 'filled', -160, -118, 27],
  ['Support Worker', 5, 'permanent', 30, 24800, 26400, 'interviewing', -36, -4, 16],
  ['Bank Support Worker', 6, 'bank', 0, 24800, 24800, 'open', -30, 31, 9],
  ['Night Worker', 4, 'fixed-term', 37.5, 25100, 26500, 'withdrawn', -74, -38, 2],
  ['Cook', 5, 'permanent', 30, 23400, 24600, 'draft', -1, 35, 0],
  ['Volunteer Coordinator', 8, 'fixed-term', 22.5, 26200, 27700, 'open', -9, 20, 7],
  ['Support Worker', 3, 'permanent', 37.5, 24800, 26700, 'filled', -130, -99, 22],
]

/** Courses: name, who gives it, what a place costs, months until it expires. */
export const COURSES: [course: string, provider: string, cost: number, months: number | null][] = [
  ['First Aid at Work', 'Pennine Training', 145, 36],
  ['Fire Warden', 'Pennine Training', 80, 24],
  ['Safeguarding Adults', 'In-house', 0, 24],
  ['Naloxone Administration', 'Turning Page Recovery', 35, 12],
  ['Medication Handling', 'CareSkills North', 95, 24],
  ['Trauma-Informed Care', 'CareSkills North', 120, null],
  ['De-escalation', 'Pennine Training', 110, 36],
]
