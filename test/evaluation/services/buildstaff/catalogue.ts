/** What the firm is made of: departments with who works there, building sites, certificates and courses. */
type Team = [name: string, code: string, head: string, headPay: number, trades: [title: string, pay: number, people: number][], apprentices: number] // oxfmt-ignore
export const TEAMS: Team[] = [
  ['Management', 'MGT', 'Managing director', 10_400, [['Operations director', 8600, 1], ['Personal assistant', 3150, 1]], 0], // oxfmt-ignore
  [
    'Groundworks',
    'GRW',
    'Groundworks manager',
    5900,
    [
      ['Groundworker', 2880, 10],
      ['Pipe layer', 3020, 4],
    ],
    1,
  ],
  ['Formwork and Concrete', 'CON', 'Concrete manager', 6050, [['Formworker', 3180, 7], ['Steel fixer', 3240, 6], ['Concrete finisher', 3010, 4]], 0], // oxfmt-ignore
  ['Masonry', 'MAS', 'Masonry manager', 5750, [['Bricklayer', 3310, 9], ['Stonemason', 3480, 3], ['Plasterer', 3150, 5]], 3], // oxfmt-ignore
  [
    'Carpentry and Roofing',
    'CAR',
    'Carpentry manager',
    5820,
    [
      ['Carpenter', 3390, 8],
      ['Roofer', 3270, 6],
    ],
    3,
  ],
  ['Scaffolding', 'SCA', 'Scaffolding manager', 5380, [['Scaffolder', 3060, 9]], 0],
  ['Building Services', 'BSV', 'Building services manager', 6240, [['Electrician', 3620, 8], ['Plumber', 3560, 6], ['Heating fitter', 3490, 3]], 4], // oxfmt-ignore
  ['Plant and Logistics', 'PLT', 'Plant manager', 5510, [['Crane operator', 3940, 5], ['Excavator driver', 3340, 6], ['Lorry driver', 2960, 4], ['Storekeeper', 2740, 2]], 0], // oxfmt-ignore
  ['Site Management', 'SMG', 'Contracts manager', 7200, [['Site manager', 5450, 8], ['Site engineer', 4480, 5], ['Quantity surveyor', 4620, 3]], 0], // oxfmt-ignore
  ['Health and Safety', 'HSE', 'Head of health and safety', 6130, [['Safety officer', 4050, 3]], 0],
  ['Finance and HR', 'FIN', 'Finance director', 8350, [['Payroll clerk', 3080, 2], ['HR officer', 3460, 2], ['Accountant', 4210, 2]], 0], // oxfmt-ignore
]
/** Departments whose people work on the sites, and those where a foreman stands between them and the head. */
export const ON_SITE = ['GRW', 'CON', 'MAS', 'CAR', 'SCA', 'BSV', 'PLT']
export const FOREMAN_PAY = 4260

type Place = [name: string, client: string, street: string, town: string, county: string, thousands: number]
/** What each of them is worth stands last, in thousands. */
export const SITES: Place[] = [
  ['Canal Wharf Apartments', 'Liffeyside Homes', 'Portobello Harbour 4', 'Dublin', 'Dublin', 5350],
  ['Ashgrove Primary School', 'Kildare Education Board', 'Newbridge Road 17', 'Naas', 'Kildare', 6240],
  ['Old Mill Distillery', 'Slaney Spirits', 'Mill Lane 2', 'Enniscorthy', 'Wexford', 2380],
  ['Blackwater Bridge', 'Cork County Council', 'Bridge Street', 'Fermoy', 'Cork', 12_900],
  ['St Brigid’s Nursing Home', 'Evergreen Care', 'Friary Road 31', 'Athlone', 'Westmeath', 4180],
  ['Quarryfield Logistics Park', 'Norbrook Freight', 'Ballycoolin Road 112', 'Dublin', 'Dublin', 9720],
  ['Harbour View Hotel', 'Atlantic Stays', 'Quay Road 9', 'Westport', 'Mayo', 7630],
  ['Tara Business Centre', 'Boyne Estates', 'Kells Road 60', 'Navan', 'Meath', 3645],
  ['Rathmore Water Treatment Plant', 'Uisce Regional', 'Station Road', 'Rathmore', 'Kerry', 2955],
  ['Lakeshore Villas', 'Liffeyside Homes', 'Lough Atalia Road 22', 'Galway', 'Galway', 8065],
  ['Docklands Fire Station', 'Limerick City Council', 'Dock Road 48', 'Limerick', 'Limerick', 3945],
  ['Kilbrogan Court', 'Bandon Housing Association', 'Kilbrogan Hill 7', 'Bandon', 'Cork', 4810],
  ['Sandyhill Sports Hall', 'Drogheda United Leisure', 'Marsh Road 3', 'Drogheda', 'Louth', 1860],
  ['Greenfield Data Centre', 'Nimbus Hosting', 'Clonee Bypass', 'Clonee', 'Meath', 14_615],
  ['Castle Street Library', 'Sligo County Council', 'Castle Street 12', 'Sligo', 'Sligo', 1605],
  ['Newtown Retail Park', 'Boyne Estates', 'Dublin Road 200', 'Dundalk', 'Louth', 6745],
  ['Slievenamon Wind Farm Roads', 'Galtee Renewables', 'Kilcash', 'Clonmel', 'Tipperary', 1020],
  ['Riverside Medical Centre', 'Evergreen Care', 'Barrow Track 5', 'Carlow', 'Carlow', 2305],
  ['Mariner’s Row', 'Atlantic Stays', 'Strand Street 14', 'Dingle', 'Kerry', 3695],
  ['Foxrock Park Houses', 'Liffeyside Homes', 'Brighton Road 81', 'Dublin', 'Dublin', 3540],
  ['Clara Bog Visitor Centre', 'Offaly Heritage Trust', 'Rahan Road', 'Clara', 'Offaly', 1295],
  ['Garryowen Social Club', 'Garryowen Community Trust', 'Mulgrave Street 26', 'Limerick', 'Limerick', 760],
]
export const ACCESS_NOTES = ['Deliveries before 7:30 only, school opposite', 'Parking in the field behind the welfare cabin', 'Gate code from the site manager', 'Low bridge on the approach, 3.9 m'] // oxfmt-ignore

/** Years for which a certificate is valid, or 0 where it never runs out, and who may need it. */
export const CERTIFICATES: [
  name: string,
  prefix: string,
  issuer: string,
  years: number,
  share: number,
  titles?: string[],
][] = [
  ['Safe Pass', 'SP', 'SOLAS', 4, 0.72],
  ['Manual Handling', 'MH', 'Liftwell Training', 3, 0.2],
  ['Working at Heights', 'WH', 'Liftwell Training', 2, 0.75, ['Roofer', 'Scaffolder', 'Steel fixer']],
  ['Tower Crane Ticket', 'TC', 'SOLAS', 5, 1, ['Crane operator']],
  ['Excavator Ticket', 'EX', 'SOLAS', 5, 1, ['Excavator driver']],
  ['Advanced Scaffolding', 'AS', 'SOLAS', 5, 0.7, ['Scaffolder']],
  ['First Aid Responder', 'FA', 'Red Cross', 2, 0.12],
  ['Abrasive Wheels', 'AW', 'Toolsafe Academy', 3, 0.6, ['Stonemason', 'Steel fixer', 'Heating fitter']],
  ['Electrical Trade Papers', 'ET', 'SOLAS', 0, 1, ['Electrician']],
]
export const COURSES: [
  title: string,
  category: string,
  provider: string,
  days: number,
  price: number,
  mandatory: boolean,
][] = [
  ['Fire Warden Basics', 'safety', 'Toolsafe Academy', 1, 145, true],
  ['Asbestos Awareness', 'safety', 'Liftwell Training', 1, 95, true],
  ['Telehandler Operation', 'plant', 'Midland Plant Training', 3, 690, false],
  ['Reading Drawings for Foremen', 'management', 'Brickworks College', 2, 310, false],
  ['Mobile Tower Assembly', 'safety', 'Toolsafe Academy', 1, 175, false],
  ['Payroll Year End', 'office', 'Ledger School', 1, 260, false],
  ['Manual Handling Refresher', 'safety', 'Liftwell Training', 1, 80, true],
  ['Heat Pump Installation', 'trade', 'Brickworks College', 4, 820, false],
  ['Stone Repair with Lime', 'trade', 'Brickworks College', 3, 540, false],
  ['Conflict Talks on Site', 'management', 'Clearspeak', 1, 225, false],
  ['Confined Spaces Entry', 'safety', 'Toolsafe Academy', 2, 335, true],
  ['Timber Frame Detailing', 'trade', 'Brickworks College', 3, 495, false],
  ['Slinging and Signalling', 'plant', 'Midland Plant Training', 2, 415, true],
  ['Site Diary on the Tablet', 'office', 'Ledger School', 1, 120, false],
  ['First Aid Responder Course', 'safety', 'Red Cross', 3, 290, true],
  ['Mini Digger Operation', 'plant', 'Midland Plant Training', 2, 380, false],
  ['Working at Heights Refresher', 'safety', 'Liftwell Training', 1, 110, true],
  ['Airtightness in Practice', 'trade', 'Brickworks College', 2, 355, false],
  ['Leading a Crew', 'management', 'Clearspeak', 2, 430, false],
  ['Noise and Dust', 'safety', 'Toolsafe Academy', 1, 105, true],
  ['Concrete Testing', 'trade', 'Brickworks College', 2, 325, false],
]
export const TOWNS: [town: string, county: string, streets: string[]][] = [
  ['Dublin', 'Dublin', ['Emmet Road', 'Collins Avenue', 'Sundrive Road']],
  ['Naas', 'Kildare', ['Sallins Road', 'Monread Road']],
  ['Navan', 'Meath', ['Trim Road', 'Academy Street']],
  ['Athlone', 'Westmeath', ['Abbey Road', 'Coosan Point Road']],
  ['Drogheda', 'Louth', ['Scarlet Street', 'Peter Street']],
  ['Portlaoise', 'Laois', ['Stradbally Road', 'Church Street']],
  ['Tullamore', 'Offaly', ['Arden Road', 'Clara Road']],
]
export const FIRST_NAMES = `Aidan Agnieszka Andrei Aoife Bartek Brendan Brian Cathal Ciara Colm Conor Darragh Diarmuid Donal Dovydas Eoin Fergal Fionn
Gediminas Grainne Ioana Jakub Joao Kacper Karolina Kevin Liam Lorcan Lukasz Mairead Marius Mindaugas Niall Niamh Oisin Orla Padraig Pawel
Rafal Ronan Ruairi Sean Seamus Sinead Stefan Thiago Tomasz Tadhg Una Vasile Wojtek`.split(/\s+/) // oxfmt-ignore
export const LAST_NAMES = `Balan Brennan Byrne Carolan Cassidy Costello Daly Dobrowolski Doyle Duffy Fahey Farrell Gallagher Geraghty Grigoras Hanlon Healy
Jankauskas Kavanagh Kearney Keogh Kinsella Kowalczyk Lacey Lawlor Mazur Mulcahy Murphy Nolan Nowicki Pereira Petrauskas Quigley Redmond Rusu
Sheridan Silva Sobczak Tierney Tobin Wojcik Zielinski`.split(/\s+/) // oxfmt-ignore
