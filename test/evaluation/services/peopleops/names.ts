/** Where the firm sits: what a year of a mid-level person costs there, and what is spoken. */
export const OFFICES: [name: string, code: string, country: string, address: string, timezone: string, currency: string, desks: number, opened: number, pay: number, language: string, dial: string][] = [
  ['Lisbon', 'LIS', 'Portugal', 'Rua do Arsenal 84, 1100-040 Lisboa', 'Europe/Lisbon', 'EUR', 40, -3410, 41_000, 'Portuguese', '+351 21 555'],
  ['Kraków', 'KRK', 'Poland', 'ul. Zabłocie 31, 30-701 Kraków', 'Europe/Warsaw', 'PLN', 36, -2650, 178_000, 'Polish', '+48 12 555'],
  ['Dublin', 'DUB', 'Ireland', '17 Harcourt Street, Dublin 2', 'Europe/Dublin', 'EUR', 32, -4720, 62_000, 'Irish', '+353 1 555'],
  ['Manchester', 'MAN', 'United Kingdom', '6 Dale Street, Manchester M1 1JA', 'Europe/London', 'GBP', 24, -1890, 49_000, 'Welsh', '+44 161 496'],
  ['Toronto', 'YYZ', 'Canada', '220 Spadina Avenue, Toronto ON', 'America/Toronto', 'CAD', 18, -980, 98_000, 'French', '+1 416 555'],
] // oxfmt-ignore

type Job = [name: string, title: string, level: string, office: number, more?: string]
interface Team {
  name: string
  department: string
  costCentre: string
  /** The first one leads. */
  people: Job[]
}

/** Who works where, and as what. */
export const TEAMS: Team[] = [
  { name: 'Leadership', department: 'operations', costCentre: 'CC-100', people: [
    ['Una Brannigan', 'Chief Executive Officer', 'principal', 3],
    ['Henrique Valadares', 'Chief Technology Officer', 'principal', 1],
    ['Sorcha Dunleavy', 'Chief Operating Officer', 'principal', 3],
  ] },
  { name: 'Platform', department: 'engineering', costCentre: 'CC-210', people: [
    ['Tomasz Wilczek', 'Engineering Manager', 'lead', 2],
    ['Leonor Pestana', 'Site Reliability Engineer', 'senior', 1],
    ['Grzegorz Maliszewski', 'Backend Engineer', 'senior', 2],
    ['Ciarán Mulhern', 'Backend Engineer', 'mid', 3],
    ['Weronika Sikora', 'Backend Engineer', 'junior', 2],
    ['Anjali Deshmukh', 'Cloud Engineer', 'mid', 5],
    ['Duarte Falcão', 'Backend Engineer', 'mid', 1],
  ] },
  { name: 'Payments', department: 'engineering', costCentre: 'CC-220', people: [
    ['Rita Salgueiro', 'Engineering Manager', 'lead', 1],
    ['Piotr Zaremba', 'Backend Engineer', 'senior', 2],
    ['Niamh Kinsella', 'Backend Engineer', 'senior', 3],
    ['Vasco Teles', 'Backend Engineer', 'mid', 1],
    ['Oliwia Krawiec', 'Software Engineering Student', 'junior', 2, 'working_student'],
    ['Declan Furlong', 'Security Engineer', 'senior', 3, 'contractor'],
  ] },
  { name: 'Mobile', department: 'engineering', costCentre: 'CC-230', people: [
    ['Harriet Lomax', 'Engineering Manager', 'lead', 4],
    ['Filipe Nogueira', 'iOS Engineer', 'senior', 1],
    ['Jodie Ashworth', 'Android Engineer', 'mid', 4],
    ['Kasia Borowiec', 'Android Engineer', 'senior', 2],
    ['Étienne Bouchard', 'iOS Engineer', 'mid', 5],
  ] },
  { name: 'Data', department: 'engineering', costCentre: 'CC-240', people: [
    ['Priyanka Rao', 'Head of Data', 'lead', 5],
    ['Marta Nowak', 'Data Engineer', 'senior', 2],
    ['Gonçalo Meireles', 'Data Scientist', 'mid', 1],
    ['Bartek Sowiński', 'Data Engineering Student', 'junior', 2, 'working_student'],
    ['Maxime Thibault', 'Analytics Engineer', 'mid', 5],
  ] },
  { name: 'Quality Assurance', department: 'engineering', costCentre: 'CC-250', people: [
    ['Agata Lisowska', 'QA Lead', 'lead', 2],
    ['Inês Carvalhal', 'QA Engineer', 'mid', 1],
    ['Michał Drozd', 'Test Automation Engineer', 'senior', 2],
    ['Zuzanna Pilch', 'QA Student', 'junior', 2, 'working_student'],
    ['Callum Entwisle', 'QA Engineer', 'mid', 4],
  ] },
  { name: 'Product & Design', department: 'product', costCentre: 'CC-310', people: [
    ['Aoife Gallagher', 'Head of Product', 'lead', 3],
    ['Simão Rebelo', 'Product Designer', 'senior', 1],
    ['Freya Hargreaves', 'Product Manager', 'mid', 4],
    ['Olek Jaworski', 'UX Researcher', 'mid', 2, 'part_time'],
    ['Chantal Desrosiers', 'Product Manager', 'senior', 5],
    ['Mariana Quintela', 'Technical Writer', 'mid', 1, 'part_time'],
  ] },
  { name: 'Customer Support', department: 'customer', costCentre: 'CC-410', people: [
    ['Gareth Pugh', 'Head of Support', 'lead', 4],
    ['Marta Nowak', 'Support Specialist', 'mid', 4],
    ['Róisín Tierney', 'Support Specialist', 'senior', 3],
    ['Catarina Bonfim', 'Support Specialist', 'junior', 1],
    ['Kofi Mensah', 'Support Specialist', 'mid', 5],
    ['Dominika Wrona', 'Support Specialist', 'junior', 2, 'part_time'],
    ['Sam Birtwistle', 'Technical Support Engineer', 'senior', 4],
  ] },
  { name: 'Sales', department: 'customer', costCentre: 'CC-420', people: [
    ['Fionn Costigan', 'Head of Sales', 'lead', 3],
    ['Nathalie Gagnon', 'Account Executive', 'senior', 5],
    ['Rui Barradas', 'Account Executive', 'mid', 1],
    ['Imran Siddiqui', 'Solutions Consultant', 'senior', 4],
    ['Shauna McGrory', 'Sales Development Representative', 'junior', 3],
  ] },
  { name: 'People & Finance', department: 'operations', costCentre: 'CC-510', people: [
    ['Beatrix Holloway', 'Head of People', 'lead', 4],
    ['Paulina Grabiec', 'HR Business Partner', 'senior', 2],
    ['Teresa Amorim', 'Payroll Specialist', 'mid', 1, 'part_time'],
    ['Eoghan Lacey', 'Financial Controller', 'senior', 3],
    ['Yasmin Haddad', 'Recruiter', 'mid', 5, 'part_time'],
  ] },
  { name: 'IT Operations', department: 'operations', costCentre: 'CC-520', people: [
    ['Jerzy Kania', 'IT Manager', 'lead', 2],
    ['Luís Bettencourt', 'Systems Administrator', 'mid', 1],
    ['Ronan Fahy', 'Systems Administrator', 'senior', 3, 'contractor'],
    ['Amelia Thackeray', 'IT Support Technician', 'junior', 4],
  ] },
] // oxfmt-ignore

/** Models of a category, and what they cost in euros. */
export const MODELS: Record<string, { tag: string; models: [model: string, price: number][] }> = {
  laptop: { tag: 'LT', models: [['MacBook Pro 14', 2240], ['MacBook Air 13', 1390], ['ThinkPad T14', 1480], ['ThinkPad X1 Carbon', 1920], ['Dell XPS 15', 1850]] }, // oxfmt-ignore
  monitor: {
    tag: 'MO',
    models: [
      ['Dell UltraSharp 27', 420],
      ['LG UltraFine 32', 610],
      ['Eizo FlexScan 24', 380],
    ],
  },
  phone: {
    tag: 'PH',
    models: [
      ['iPhone 15', 840],
      ['Pixel 8', 620],
      ['Fairphone 5', 640],
    ],
  },
  headset: {
    tag: 'HS',
    models: [
      ['Jabra Evolve2 65', 190],
      ['Poly Voyager 4320', 150],
    ],
  },
  docking_station: {
    tag: 'DS',
    models: [
      ['CalDigit TS4', 330],
      ['Lenovo ThinkPad Dock', 210],
    ],
  },
}

/** Whom the firm looks for: title, team, office, level, status, applicants. */
export const OPENINGS: [string, string, number, string, string, number][] = [
  ['Staff Backend Engineer', 'Platform', 1, 'principal', 'open', 31],
  ['Site Reliability Engineer', 'Platform', 2, 'senior', 'open', 18],
  ['Kubernetes Engineer', 'Platform', 3, 'mid', 'filled', 44],
  ['Payments Integration Engineer', 'Payments', 1, 'mid', 'open', 27],
  ['Fraud Analyst', 'Payments', 3, 'mid', 'on_hold', 12],
  ['Compliance Engineer', 'Payments', 2, 'senior', 'cancelled', 6],
  ['Flutter Engineer', 'Mobile', 4, 'mid', 'open', 39],
  ['Senior iOS Engineer', 'Mobile', 5, 'senior', 'filled', 52],
  ['Machine Learning Engineer', 'Data', 5, 'senior', 'open', 73],
  ['BI Developer', 'Data', 1, 'mid', 'open', 22],
  ['Data Analyst', 'Data', 2, 'junior', 'filled', 96],
  ['Performance Test Engineer', 'Quality Assurance', 2, 'mid', 'draft', 0],
  ['Design System Lead', 'Product & Design', 1, 'lead', 'on_hold', 15],
  ['Associate Product Manager', 'Product & Design', 4, 'junior', 'open', 88],
  ['Support Specialist (French)', 'Customer Support', 5, 'junior', 'open', 41],
  ['Support Team Coordinator', 'Customer Support', 4, 'senior', 'filled', 35],
  ['Enterprise Account Executive', 'Sales', 3, 'senior', 'open', 14],
  ['Partnerships Manager', 'Sales', 5, 'mid', 'draft', 0],
  ['Payroll Assistant', 'People & Finance', 1, 'junior', 'open', 58],
  ['Learning & Development Manager', 'People & Finance', 4, 'senior', 'cancelled', 9],
  ['Network Engineer', 'IT Operations', 3, 'mid', 'open', 20],
  ['IT Procurement Officer', 'IT Operations', 2, 'mid', 'draft', 0],
]
