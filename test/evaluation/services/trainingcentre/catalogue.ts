type Course = [code: string, title: string, trade: string, level: string, days: number, price: number, most: number, months: number | null, about: string] // oxfmt-ignore
/** What the centre teaches, who teaches it, and who sends people there. */
export const COURSES: Course[] = [
  ['EL-101', 'Domestic Electrical Installation', 'ELECTRICAL', 'BEGINNER', 10, 1450, 6, null, 'First and second fix in a two-storey training house.'], // oxfmt-ignore
  ['EL-110', 'Electrical Safety Basics', 'ELECTRICAL', 'BEGINNER', 2, 290, 8, 36, 'Safe isolation, lock-off and what to do after a shock.'], // oxfmt-ignore
  [
    'EL-204',
    'Wiring Regulations',
    'ELECTRICAL',
    'INTERMEDIATE',
    3,
    495,
    8,
    60,
    'The current edition, with an open-book exam.',
  ],
  [
    'EL-210',
    'Portable Appliance Testing',
    'ELECTRICAL',
    'BEGINNER',
    1,
    185,
    8,
    12,
    'Bring your own tester if you have one.',
  ],
  [
    'EL-305',
    'Inspection and Testing',
    'ELECTRICAL',
    'ADVANCED',
    5,
    890,
    6,
    60,
    'Initial verification and periodic inspection.',
  ],
  [
    'EL-320',
    'EV Charger Installation',
    'ELECTRICAL',
    'ADVANCED',
    2,
    440,
    6,
    36,
    'Wall boxes at home and at the workplace.',
  ],
  [
    'EL-330',
    'Solar Panel Installation',
    'ELECTRICAL',
    'ADVANCED',
    4,
    820,
    6,
    36,
    'Roof mounting, strings and inverters.',
  ],
  ['WE-101', 'MIG Welding for Starters', 'WELDING', 'BEGINNER', 3, 540, 4, null, 'Setting up the set, fillets and butts in mild steel.'], // oxfmt-ignore
  [
    'WE-102',
    'Stick Welding for Starters',
    'WELDING',
    'BEGINNER',
    3,
    520,
    4,
    null,
    'Striking the arc, flat and horizontal runs.',
  ],
  ['WE-105', 'Oxy-Fuel Cutting', 'WELDING', 'BEGINNER', 1, 235, 4, 36, 'Cutting plate safely, hoses and flashback arrestors.'], // oxfmt-ignore
  [
    'WE-201',
    'TIG Welding Stainless Steel',
    'WELDING',
    'INTERMEDIATE',
    5,
    960,
    4,
    12,
    'Sheet and tube, purging and passivation.',
  ],
  ['WE-215', 'Aluminium Welding', 'WELDING', 'INTERMEDIATE', 4, 880, 4, 12, 'AC TIG and pulsed MIG.'],
  ['WE-301', 'Pipe Welding', 'WELDING', 'ADVANCED', 10, 2150, 4, 12, 'All positions, with a coded test at the end.'],
  ['WE-310', 'Welding Inspector Preparation', 'WELDING', 'ADVANCED', 5, 1380, 6, 60, 'Defects, drawings and reports.'],
  ['PL-101', 'Plumbing Essentials', 'PLUMBING', 'BEGINNER', 5, 690, 6, null, 'Copper, plastic, joints and leaks.'],
  ['PL-205', 'Bathroom Fitting', 'PLUMBING', 'INTERMEDIATE', 5, 740, 6, null, 'From the shower tray to the last tile.'],
  ['PL-220', 'Unvented Hot Water', 'PLUMBING', 'INTERMEDIATE', 2, 360, 6, 60, 'Cylinders, valves and discharge pipes.'],
  [
    'PL-310',
    'Heat Pump Installation',
    'PLUMBING',
    'ADVANCED',
    5,
    1190,
    6,
    36,
    'Design, flow temperatures and commissioning.',
  ],
  [
    'GA-110',
    'Carbon Monoxide Awareness',
    'GAS',
    'BEGINNER',
    1,
    145,
    8,
    12,
    'Alarms, symptoms and what to tell the customer.',
  ],
  ['GA-201', 'Boiler Servicing', 'GAS', 'INTERMEDIATE', 3, 610, 6, 36, 'Fault finding on six makes of boiler.'],
  ['GA-305', 'Gas Safety Reassessment', 'GAS', 'ADVANCED', 4, 780, 6, 60, 'For engineers whose registration is due.'],
  ['CA-101', 'Site Carpentry', 'CARPENTRY', 'BEGINNER', 5, 590, 6, null, 'Tools, studwork, doors and skirting.'],
  ['CA-205', 'Staircase Joinery', 'CARPENTRY', 'ADVANCED', 5, 870, 6, null, 'Strings, treads and handrails.'],
  ['CA-210', 'Roof Framing', 'CARPENTRY', 'INTERMEDIATE', 4, 670, 6, null, 'Cut roofs and trusses.'],
  ['SA-101', 'Working at Height', 'SITE_SAFETY', 'BEGINNER', 1, 160, 8, 12, 'Ladders, harnesses and rescue.'],
  ['SA-120', 'First Aid at Work', 'SITE_SAFETY', 'BEGINNER', 3, 270, 8, 36, 'For the first-aider on site.'],
  [
    'SA-130',
    'Confined Space Entry',
    'SITE_SAFETY',
    'INTERMEDIATE',
    2,
    330,
    6,
    12,
    'Gas monitors, tripods and the entry permit.',
  ],
  [
    'SA-140',
    'Asbestos Awareness',
    'SITE_SAFETY',
    'BEGINNER',
    1,
    120,
    8,
    12,
    'Where it hides and why to leave it alone.',
  ],
]
/** Courses that the centre no longer runs. */
export const RETIRED = ['PL-205', 'CA-205']

/** A day rate is that of a freelancer. */
export const TRAINERS: [first: string, last: string, trades: string[], dayRate: number | null][] = [
  ['Gareth', 'Pryce', ['ELECTRICAL'], null],
  ['Shabnam', 'Qureshi', ['ELECTRICAL', 'SITE_SAFETY'], null],
  ['Dougie', 'McAllister', ['WELDING'], null],
  ['Ewa', 'Zielinska', ['WELDING'], 345],
  ['Clive', 'Ormerod', ['PLUMBING', 'GAS'], null],
  ['Naomi', 'Adeyemi', ['ELECTRICAL'], 310],
  ['Trevor', 'Haigh', ['GAS'], 365],
  ['Siobhan', 'Keane', ['SITE_SAFETY'], 275],
  ['Bartek', 'Lewandowski', ['CARPENTRY'], null],
  ['Jodie', 'Thwaite', ['PLUMBING'], 295],
  ['Rashid', 'Malik', ['WELDING', 'SITE_SAFETY'], 330],
  ['Morwenna', 'Tregear', ['CARPENTRY', 'SITE_SAFETY'], 285],
  ['Alun', 'Bevan', ['PLUMBING', 'GAS'], 355],
]

export const EMPLOYERS = ['Brightwire Electrical', 'Calder Fabrications', 'Aire Valley Heating', 'Pennine Power', 'Holroyd Plumbing & Gas', 'Ironbridge Weldings', 'Moorside Joinery', 'Sparks of Saltaire', 'Whitcombe Facilities', 'Northern Pipeworks', 'Kirkstall Contractors', 'Greenroof Renewables', 'Thackray Shopfitters', 'Dales Water Services', 'Hebden Housing Association', 'Ogden Steel', 'Luddenden Lifts', 'Bramley Boilers', 'Castle Maintenance', 'Five Rise Builders', 'Roundhay Electrics', 'Sowerby Structural', 'Tingley Trade Services', 'Viaduct Rail Engineering'] // oxfmt-ignore
export const TOWNS: [city: string, code: string, streets: string[]][] = [
  ['Leeds', 'LS', ['Kirkstall Road', 'Whitehall Road', 'Roseville Street']],
  ['Bradford', 'BD', ['Canal Road', 'Thornton Road']],
  ['Halifax', 'HX', ['Pellon Lane', 'Dean Clough']],
  ['Wakefield', 'WF', ['Ings Road', 'Denby Dale Road']],
  ['Huddersfield', 'HD', ['Leeds Road', 'St Andrews Road']],
  ['York', 'YO', ['Layerthorpe', 'Foss Islands Road']],
]
export const FIRST_NAMES = `Aaron Abigail Adil Agnieszka Amir Beth Callum Cerys Chidi Connor Daisy Dariusz Declan Ellie Ethan Fatima Finlay Georgia Hamza
Harriet Imran Isla Jade Jakub Jordan Kayleigh Kieran Leon Lewis Lucy Magda Mason Megan Mohsin Nathan Nia Oliver Owen Poppy Reece Rhys Rosie
Ryan Sanjay Sophie Tariq Tyler Wiktor Yusuf Zara`.split(/\s+/) // oxfmt-ignore
export const LAST_NAMES = `Akhtar Ashworth Barraclough Bell Booth Chowdhury Clegg Dawson Duffy Eastwood Fielding Garside Greenwood Hanson Hirst Hussain Ibbotson
Jagger Kaye Kowalski Lister Lumb Mistry Murgatroyd Nowak Okafor Osei Patel Pickles Priestley Rahman Ramsden Rigg Shackleton Singh Stead
Sutcliffe Tempest Uttley Varley Walsh Wojcik Womersley`.split(/\s+/) // oxfmt-ignore
export const ROOMS: Record<string, [site: string, room: string][]> = {
  ELECTRICAL: [['Northgate', 'Wiring Bay 1'], ['Northgate', 'Wiring Bay 2']], // oxfmt-ignore
  WELDING: [['Riverside', 'Weld Shop A'], ['Riverside', 'Weld Shop B']], // oxfmt-ignore
  PLUMBING: [['Mill Lane', 'Wet Workshop']],
  GAS: [['Mill Lane', 'Boiler Room']],
  CARPENTRY: [['Riverside', 'Joinery Loft']],
  SITE_SAFETY: [['Northgate', 'Classroom 1'], ['Mill Lane', 'Classroom 3']], // oxfmt-ignore
}
