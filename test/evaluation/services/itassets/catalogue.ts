/** The company, what its IT department buys, from whom, and what people ask it for. */
export const DEPARTMENTS: [name: string, code: string, site: string, people: number, titles: string[]][] = [
  ['Production', 'PRO', 'Leeds', 17, ['Line Supervisor', 'Machine Operator', 'Shift Planner', 'Assembler']],
  ['Engineering', 'ENG', 'Bristol', 13, ['Design Engineer', 'Test Engineer', 'Simulation Engineer']],
  ['IT', 'IT', 'Leeds', 9, ['Support Technician', 'Systems Administrator', 'Network Engineer', 'Service Desk Analyst']],
  ['Field Sales', 'FSA', 'Bristol', 10, ['Account Manager', 'Sales Engineer']],
  ['Inside Sales', 'ISA', 'Leeds', 7, ['Sales Coordinator', 'Quotation Specialist']],
  ['Customer Service', 'CUS', 'Glasgow', 9, ['Service Adviser', 'Complaints Handler']],
  ['Marketing', 'MKT', 'Bristol', 6, ['Content Editor', 'Graphic Designer', 'Campaign Manager']],
  ['Finance', 'FIN', 'Leeds', 7, ['Accountant', 'Credit Controller', 'Financial Analyst']],
  ['Payroll', 'PAY', 'Leeds', 3, ['Payroll Clerk']],
  ['Human Resources', 'HR', 'Leeds', 5, ['HR Adviser', 'Recruiter']],
  ['Legal', 'LEG', 'Leeds', 4, ['Contracts Counsel', 'Paralegal']],
  ['Purchasing', 'PUR', 'Leeds', 5, ['Buyer', 'Category Manager']],
  ['Logistics', 'LOG', 'Glasgow', 6, ['Transport Planner', 'Export Clerk']],
  ['Warehouse', 'WAR', 'Glasgow', 8, ['Storekeeper', 'Picker', 'Forklift Driver']],
  ['Quality Assurance', 'QA', 'Leeds', 5, ['Quality Inspector', 'Metrologist']],
  ['Maintenance', 'MNT', 'Leeds', 5, ['Maintenance Fitter', 'Electrician']],
  ['Research', 'RES', 'Bristol', 4, ['Materials Scientist', 'Data Scientist']],
  ['Product Management', 'PM', 'Bristol', 3, ['Product Manager']],
  ['Health and Safety', 'HSE', 'Glasgow', 2, ['Safety Adviser']],
  ['Facilities', 'FAC', 'Glasgow', 2, ['Receptionist']],
]
/** Where people work with their hands, few of them at a computer. */
export const AT_MACHINES = ['Production', 'Warehouse', 'Maintenance']

export const FIRST_NAMES = `Aaron Abigail Adaeze Alistair Amelia Anjali Ben Bronwen Callum Catriona Chloe Daniel Deepak Dylan Eilidh Emma Ewan Farah
Fergus Fiona Gareth Gemma Graham Hannah Harriet Hugh Imran Isla Jack Jasmine Joanna Kieran Kirsty Lewis Lorna Magda Marcus Megan Mohammed
Morag Nadia Neil Niamh Oliver Owen Pavel Poppy Rachel Rhys Rosalind Ruaridh Sanjay Sarah Shona Simon Tamsin Theo Tomasz Tunde Victoria
Wendy Yusuf Zara Zoe Stuart`.split(/\s+/) // oxfmt-ignore
export const LAST_NAMES = `Abernethy Adeyemi Ashworth Atkinson Barraclough Bannerjee Beaumont Blackwood Boyle Brierley Buchanan Chaudhry Clegg
Cooper Crabtree Cunningham Dalgleish Dawes Drummond Dyson Eastwood Entwistle Fairbairn Farrow Forsyth Gallacher Garside Gill Greenhalgh
Haigh Hargreaves Hepworth Holroyd Iqbal Jagger Jarvis Kaur Kershaw Kowalski Lamb Lockwood Mackay Malik McAllister Mistry Naylor Nowak
Okafor Oldroyd Parkin Patel Penrose Pritchard Ramsden Rattray Sethi Shackleton Shaw Sinclair Sutcliffe Thackray Tremayne Vickers Wadsworth
Whitaker Wren`.split(/\s+/) // oxfmt-ignore

export const VENDORS: [name: string, city: string, country: string, contact: string, domain: string, hours?: string][] =
  [
    // oxfmt-ignore
    ['Northgate Computers', 'Leeds', 'GB', 'Sally Broadbent', 'northgatecomputers', '8:00-18:00'],
    ['Pennine Business Systems', 'Huddersfield', 'GB', 'Craig Womersley', 'pennine-bs', '9:00-17:30'],
    ['Severn Digital', 'Bristol', 'GB', 'Lucy Trevithick', 'severndigital', '8:30-17:30'],
    ['Clydeside IT Supplies', 'Glasgow', 'GB', 'Angus Moffat', 'clydeside-it', '9:00-17:00'],
    ['Delamere Mobile', 'Chester', 'GB', 'Hayley Pickup', 'delameremobile', '24/7'],
    ['Printworks Direct', 'Sheffield', 'GB', 'Dean Allott', 'printworksdirect', '8:00-17:00'],
    ['Orchard Apple Resellers', 'Bath', 'GB', 'Jonty Marsh', 'orchard-resellers', '9:00-18:00'],
    ['Screenhaus', 'Düsseldorf', 'DE', 'Katja Rellinghaus', 'screenhaus'],
    ['Lagan Licensing', 'Belfast', 'GB', 'Orla McGinn', 'laganlicensing', '9:00-17:00'],
    ['Softbridge', 'Dublin', 'IE', 'Cormac Tierney', 'softbridge', '8:00-20:00'],
    ['Keystone CAD Partners', 'Coventry', 'GB', 'Martin Eccles', 'keystonecad', '8:30-17:00'],
    ['Bergmann Engineering Software', 'Stuttgart', 'DE', 'Ute Bergmann', 'bergmann-es'],
    ['Vallum Security', 'Carlisle', 'GB', 'Robbie Nixon', 'vallumsecurity', '24/7'],
    ['Cloudmere', 'Amsterdam', 'NL', 'Daan Verwey', 'cloudmere', '24/7'],
    ['Tidewater SaaS', 'Boston', 'US', 'Elaine Prescott', 'tidewatersaas'],
    ['Halyard Office Tools', 'Portsmouth', 'GB', 'Gill Rudd', 'halyardtools', '9:00-17:30'],
    ['Red Kite Software', 'Cardiff', 'GB', 'Ceri Morgan', 'redkitesoftware', '9:00-17:00'],
    ['Ledgerline', 'Newcastle', 'GB', 'Paul Heslop', 'ledgerline', '8:00-18:00'],
    ['Refurbit', 'Rotterdam', 'NL', 'Femke Blom', 'refurbit'],
    ['Datamill Analytics', 'Manchester', 'GB', 'Nisha Rawal', 'datamill', '9:00-17:00'],
  ]

type Model = [manufacturer: string, model: string, vendors: number[], price: number, specs?: [processor: string | null, memory: number | null, storage: number | null, inches: number | null], system?: string] // oxfmt-ignore
const WINDOWS = 'Windows 11 Pro'
export const MODELS: Record<string, Model[]> = {
  laptop: [
    ['Dell', 'Latitude 5450', [1, 3], 1089, ['Intel Core Ultra 5', 16, 512, 14], WINDOWS],
    ['Dell', 'Latitude 7450', [1, 3], 1465, ['Intel Core Ultra 7', 16, 512, 14], WINDOWS],
    ['Lenovo', 'ThinkPad T14', [2, 4], 1195, ['AMD Ryzen 7 Pro', 16, 512, 14], WINDOWS],
    ['Lenovo', 'ThinkPad X1 Carbon', [2], 1749, ['Intel Core Ultra 7', 32, 1024, 14], WINDOWS],
    ['HP', 'EliteBook 840', [2, 19], 985, ['Intel Core i5', 16, 256, 14], 'Windows 10 Pro'],
    ['Apple', 'MacBook Air 13', [7], 1199, ['Apple M3', 16, 512, 13.6], 'macOS 15'],
    ['Dell', 'Precision 5690', [1], 2689, ['Intel Core Ultra 9', 64, 2048, 16], WINDOWS],
    ['Dell', 'Latitude 5450', [1, 3], 1089, ['Intel Core Ultra 5', 16, 512, 14], WINDOWS],
  ],
  desktop: [
    ['HP', 'Elite Mini 800', [2, 19], 745, ['Intel Core i5', 16, 512, null], WINDOWS],
    ['Dell', 'OptiPlex 7020', [1], 829, ['Intel Core i7', 16, 512, null], WINDOWS],
    ['Lenovo', 'ThinkStation P3', [2], 1890, ['Intel Core i9', 64, 2048, null], WINDOWS],
  ],
  monitor: [
    ['Dell', 'P2425H', [1, 3], 179, [null, null, null, 24]],
    ['Dell', 'U2724DE', [1], 439, [null, null, null, 27]],
    ['Iiyama', 'ProLite XUB2792', [4, 8], 215, [null, null, null, 27]],
    ['LG', '34WR55QC', [8], 475, [null, null, null, 34]],
    ['HP', 'E24 G5', [2], 165, [null, null, null, 24]],
  ],
  phone: [
    ['Samsung', 'Galaxy A55', [5], 339, [null, 8, 128, 6.6], 'Android 15'],
    ['Apple', 'iPhone 15', [5, 7], 679, [null, 6, 128, 6.1], 'iOS 18'],
    ['Nokia', 'XR21', [5], 449, [null, 6, 128, 6.5], 'Android 14'],
  ],
  tablet: [
    ['Apple', 'iPad Air', [7], 599, [null, 8, 128, 11], 'iPadOS 18'],
    ['Samsung', 'Galaxy Tab Active5', [5], 519, [null, 6, 128, 8], 'Android 14'],
  ],
  printer: [
    ['Brother', 'HL-L6410DN', [6], 329],
    ['Kyocera', 'ECOSYS MA4500', [6], 869],
    ['Zebra', 'ZD421', [6, 4], 412],
  ],
}

export const LICENSES: [name: string, publisher: string, vendor: number, type: string, seats: number, cost: number][] =
  [
    // oxfmt-ignore
    ['Microsoft 365 E3', 'Microsoft', 10, 'site', 140, 372],
    ['Microsoft Visio Plan 2', 'Microsoft', 10, 'user', 20, 147.6],
    ['Microsoft Project Plan 3', 'Microsoft', 10, 'user', 18, 295.2],
    ['Power BI Pro', 'Microsoft', 10, 'user', 24, 98.4],
    ['Adobe Creative Cloud', 'Adobe', 9, 'user', 12, 683.5],
    ['Acrobat Pro', 'Adobe', 9, 'user', 30, 212.4],
    ['SolidWorks Standard', 'Dassault Systèmes', 11, 'user', 15, 1640],
    ['AutoCAD LT', 'Autodesk', 11, 'user', 14, 438],
    ['Ansys Mechanical', 'Ansys', 12, 'user', 4, 9850],
    ['MATLAB', 'MathWorks', 12, 'user', 8, 845],
    ['Minitab', 'Minitab', 20, 'user', 10, 1190],
    ['Tableau Creator', 'Salesforce', 20, 'user', 6, 780],
    ['Jira', 'Atlassian', 14, 'user', 40, 76.2],
    ['Confluence', 'Atlassian', 14, 'user', 40, 58.8],
    ['Slack Business+', 'Salesforce', 15, 'user', 45, 126],
    ['Zoom Workplace', 'Zoom', 15, 'user', 25, 155.9],
    ['Figma Professional', 'Figma', 15, 'user', 6, 132],
    ['Miro Business', 'Miro', 14, 'user', 12, 168],
    ['GitHub Enterprise', 'GitHub', 15, 'user', 16, 201.6],
    ['JetBrains All Products', 'JetBrains', 17, 'user', 5, 618],
    ['Sage 200', 'Sage', 18, 'user', 14, 924],
    ['Moorepay Payroll', 'Moorepay', 18, 'site', 1, 5480],
    ['DocuSign Business Pro', 'DocuSign', 16, 'user', 10, 384],
    ['LexisNexis Contracts', 'LexisNexis', 16, 'user', 5, 1325],
    ['Grammarly Business', 'Grammarly', 16, 'user', 10, 135.6],
    ['Canva Teams', 'Canva', 16, 'user', 8, 96],
    ['1Password Business', 'AgileBits', 13, 'user', 35, 84],
    ['GravityZone Endpoint', 'Bitdefender', 13, 'device', 180, 31.5],
    ['Nessus Professional', 'Tenable', 13, 'user', 2, 2910],
    ['Mimecast Email Security', 'Mimecast', 13, 'site', 1, 7260],
    ['Veeam Backup', 'Veeam', 3, 'device', 24, 118],
    ['TeamViewer Corporate', 'TeamViewer', 17, 'user', 6, 414],
    ['Snagit', 'TechSmith', 17, 'user', 15, 38.2],
    ['WinZip Enterprise', 'Corel', 9, 'device', 60, 11.4],
    ['BarTender Automation', 'Seagull Software', 6, 'device', 5, 460],
    ['Lansweeper', 'Lansweeper', 14, 'device', 250, 14.8],
  ]
/** Who works with what; those of the other licences are anybody. */
export const USED_IN: Record<string, string[]> = {
  'Adobe Creative Cloud': ['Marketing', 'Product Management'],
  'SolidWorks Standard': ['Engineering', 'Research', 'Product Management'],
  'AutoCAD LT': ['Engineering', 'Maintenance', 'Quality Assurance'],
  'Ansys Mechanical': ['Engineering', 'Research'],
  MATLAB: ['Engineering', 'Research'],
  Minitab: ['Quality Assurance', 'Research', 'Engineering'],
  'Tableau Creator': ['Finance', 'Product Management', 'Field Sales'],
  'Figma Professional': ['Marketing', 'Product Management'],
  'GitHub Enterprise': ['IT', 'Engineering', 'Research'],
  'JetBrains All Products': ['IT', 'Research'],
  'Sage 200': ['Finance', 'Purchasing', 'Payroll'],
  'DocuSign Business Pro': ['Legal', 'Human Resources', 'Field Sales', 'Purchasing'],
  'LexisNexis Contracts': ['Legal', 'Purchasing'],
  'Canva Teams': ['Marketing', 'Human Resources', 'Inside Sales'],
  'Nessus Professional': ['IT'],
  'TeamViewer Corporate': ['IT'],
}

/** What goes wrong, by what sort of trouble it is. */
export const TROUBLES: Record<string, [subject: string, description?: string][]> = {
  hardware: [
    ['Battery is swelling', 'The case does not close any more.'],
    ['Screen flickers', 'Mostly in the morning, gets better after an hour.'],
    ['Keyboard has dead keys', 'Coffee was involved.'],
    ['Does not switch on'],
    ['Fan is very loud', 'Even with nothing open.'],
    ['Cracked display', 'Dropped on the shop floor.'],
    ['Charging port is loose'],
    ['Camera shows a black picture'],
  ],
  software: [
    ['Outlook keeps crashing', 'Since the update on Tuesday.'],
    ['Need an older version of Java'],
    ['Excel macros are blocked', 'The month-end sheet needs them.'],
    ['Teams has no sound'],
    ['Please install a PDF editor'],
  ],
  network: [
    ['VPN drops every few minutes', 'Only from home.'],
    ['No Wi-Fi in the meeting room'],
    ['Shared drive is very slow'],
    ['Network socket at my desk is dead'],
  ],
  access: [
    ['Locked out after too many attempts'],
    ['Need access to the finance folder', 'My manager has agreed.'],
    ['New phone, authenticator is gone'],
    ['Cannot open the shared mailbox'],
  ],
  other: [
    ['Toner is nearly empty'],
    ['Desk move on Friday', 'Two screens and the docking station.'],
    ['Question about the laptop policy'],
  ],
}
export const RESOLUTIONS = ['Part replaced by the manufacturer', 'Reinstalled', 'Restarted and updated the driver', 'Explained on the phone', 'Settings corrected', 'Permission granted'] // oxfmt-ignore
export const REMARKS = ['Scratch on the lid', 'Bought refurbished', 'Came with a docking station', 'Loan pool', 'Sticker residue'] // oxfmt-ignore
