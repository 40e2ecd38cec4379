/** Who works where and as what: name, job title, house and whether the contract is anything but permanent. */
type Job = [name: string, jobTitle: string, houseId: number, contractType?: string]
export interface Team {
  id: number
  name: string
  costCentre: string
  /** What somebody in the middle earns in a month for a full week. */
  usual: number
  /** The first of them is the head. */
  people: Job[]
}

export const HOUSES: [id: number, name: string, city: string, type: string, seats: number, openedIn: number][] = [
  [1, 'Lantern Playhouse', 'Leeds', 'Playhouse', 760, 1908],
  [2, 'Corn Street Studio', 'Leeds', 'StudioTheatre', 140, 1994],
  [3, 'Harbour Theatre', 'Hull', 'Playhouse', 520, 1931],
  [4, 'Minster Hall', 'York', 'ConcertHall', 610, 1887],
  [5, 'The Little Owl', 'York', 'ChildrensTheatre', 190, 2006],
  [6, 'Foundry Stage', 'Sheffield', 'Playhouse', 430, 1979],
]

export const TEAMS: Team[] = [
  { id: 11, name: 'Administration', costCentre: 'CC-100', usual: 3400, people: [
    ['Maud Ellery', 'Managing Director', 1],
    ['Rupert Cavendish', 'Finance Manager', 1],
    ['Ngozi Okafor', 'HR Manager', 1],
    ['Pauline Dutton', 'Payroll Officer', 1],
    ['Sanjay Bhatt', 'Accountant', 1],
    ['Freya Lindley', 'Office Assistant', 6, 'FixedTerm'],
  ] },
  { id: 12, name: 'Stage Technology', costCentre: 'CC-210', usual: 2750, people: [
    ['Gareth Pryce', 'Head of Stage', 1],
    ['Dominik Zielinski', 'Stage Manager', 1],
    ['Heather Quigley', 'Stage Manager', 3],
    ['Callum Braithwaite', 'Stage Technician', 1],
    ['Owen Sutcliffe', 'Stage Technician', 2],
    ['Ebony Marsden', 'Fly Operator', 4],
    ['Luca Ferrante', 'Stage Technician', 6, 'FixedTerm'],
    ['Tilly Ramsbottom', 'Rigger', 3],
    ['Marcus Oyelaran', 'Stage Technician', 5, 'Seasonal'],
  ] },
  { id: 13, name: 'Lighting and Sound', costCentre: 'CC-220', usual: 2900, people: [
    ['Ingrid Haldane', 'Head of Lighting and Sound', 1],
    ['Theo Armitage', 'Lighting Designer', 1],
    ['Bethan Rhys', 'Sound Engineer', 4],
    ['Kofi Asante', 'Lighting Technician', 3],
    ['Jasmine Tolley', 'Lighting Technician', 6],
    ['Stellan Krogh', 'Sound Engineer', 2, 'FixedTerm'],
    ['Priscilla Beddoes', 'Follow Spot Operator', 1, 'Seasonal'],
  ] },
  { id: 14, name: 'Wardrobe', costCentre: 'CC-230', usual: 2500, people: [
    ['Clementine Rowe', 'Head of Wardrobe', 1],
    ['Agnieszka Wrona', 'Costume Maker', 1],
    ['Della Hargreaves', 'Dresser', 4],
    ['Yvette Sorrell', 'Wig and Make-up Artist', 1],
    ['Samira Haddad', 'Costume Maker', 6],
    ['Linus Faber', 'Dresser', 3, 'Seasonal'],
  ] },
  { id: 15, name: 'Scenery Workshop', costCentre: 'CC-240', usual: 2650, people: [
    ['Alasdair Munro', 'Head of Workshop', 6],
    ['Joanne Threlfall', 'Scenic Carpenter', 6],
    ['Emre Yildiz', 'Scenic Carpenter', 6],
    ['Winifred Astley', 'Scenic Painter', 6],
    ['Patrick Noonan', 'Metalworker', 6],
    ['Rosie Lockwood', 'Props Maker', 6, 'FixedTerm'],
  ] },
  { id: 16, name: 'Front of House', costCentre: 'CC-310', usual: 2150, people: [
    ['Beatrice Holroyd', 'Head of Front of House', 1],
    ['Chidi Okafor', 'Duty Manager', 3],
    ['Gemma Whitaker', 'Duty Manager', 4],
    ['Isaac Fenn', 'Usher', 1],
    ['Poppy Greaves', 'Usher', 1, 'Seasonal'],
    ['Leila Nasser', 'Bar Supervisor', 1],
    ['Archie Dunstan', 'Usher', 4],
    ['Nell Carmody', 'Usher', 5],
    ['Mateo Vidal', 'Bar Assistant', 3, 'Seasonal'],
    ['Hattie Blackburn', 'Cloakroom Attendant', 4, 'FixedTerm'],
    ['Zachary Pell', 'Usher', 6],
    ['Orla Tierney', 'Usher', 2, 'Seasonal'],
  ] },
  { id: 17, name: 'Box Office', costCentre: 'CC-320', usual: 2250, people: [
    ['Desmond Achebe', 'Head of Ticketing', 1],
    ['Carol Entwistle', 'Ticketing Agent', 1],
    ['Yusra Karim', 'Ticketing Agent', 4],
    ['Ben Ollerton', 'Ticketing Agent', 3, 'FixedTerm'],
    ['Millicent Shaw', 'Groups Coordinator', 6],
  ] },
  { id: 18, name: 'Marketing', costCentre: 'CC-330', usual: 2700, people: [
    ['Harriet Vance', 'Head of Marketing', 1],
    ['Jonas Lindholm', 'Graphic Designer', 1],
    ['Aoife Brannigan', 'Press Officer', 1],
    ['Tobias Wren', 'Social Media Editor', 1, 'FixedTerm'],
    ['Saskia de Groot', 'Education Officer', 5],
  ] },
] // oxfmt-ignore

export const COURSES: [title: string, category: string, provider: string, hours: number, cost: number, isMandatory: boolean][] = [
  ['Fire Marshal Training', 'Safety', 'Pennine Safety', 4, 65, true],
  ['Manual Handling', 'Safety', 'Pennine Safety', 3, 40, true],
  ['Working at Height', 'Safety', 'Rigcraft Academy', 8, 185, true],
  ['Emergency First Aid', 'FirstAid', 'Red Lion Medical', 6, 90, true],
  ['Defibrillator Refresher', 'FirstAid', 'Red Lion Medical', 2, 35, false],
  ['Moving Lights Programming', 'Technical', 'Lumen School', 16, 420, false],
  ['Digital Mixing Desks', 'Technical', 'Lumen School', 14, 380, false],
  ['Pyrotechnics Basics', 'Technical', 'Rigcraft Academy', 7, 240, false],
  ['Historical Wig Making', 'Craft', 'Thread and Needle Guild', 18, 510, false],
  ['Welding for Scenery', 'Craft', 'Rigcraft Academy', 12, 295, false],
  ['Welcoming Deaf Audiences', 'CustomerService', 'Open Doors Trust', 5, 75, false],
  ['Handling Complaints', 'CustomerService', 'Open Doors Trust', 4, 60, false],
  ['First-time Team Leaders', 'Leadership', 'Calder Consulting', 15, 450, false],
  ['Data Protection for Box Offices', 'Safety', 'Calder Consulting', 2, 30, true],
  ['Fire Marshal Refresher', 'Safety', 'Pennine Safety', 2, 45, true],
  ['Audience Safeguarding', 'CustomerService', 'Open Doors Trust', 3, 55, true],
] // oxfmt-ignore
