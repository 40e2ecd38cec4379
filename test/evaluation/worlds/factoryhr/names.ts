/** Name, code, street, town, since when. */
export const SITES = [
  ['Millbrook', 'MB', '4 Foundry Lane', 'Millbrook', '1962-04-01'],
  ['Osterfeld', 'OF', 'Am Kanal 17', 'Osterfeld', '1988-09-15'],
  ['Dunmere', 'DM', '210 Quarry Road', 'Dunmere', '2004-02-02'],
  ['Kestrel Bay', 'KB', '8 Harbour Court', 'Kestrel Bay', '2016-06-20'],
] as const

/** Name, code, site, cost centre, yearly training budget. */
export const DEPARTMENTS = [
  ['Management', 'MGT', 'Millbrook', 1000, 6000],
  ['Machining', 'MAC', 'Millbrook', 2100, 18_500],
  ['Assembly', 'ASM', 'Millbrook', 2200, 16_000],
  ['Paint Shop', 'PNT', 'Dunmere', 2300, 7500],
  ['Foundry', 'FDY', 'Osterfeld', 2400, 11_000],
  ['Quality', 'QLT', 'Millbrook', 3100, 9200],
  ['Maintenance', 'MNT', 'Osterfeld', 3200, 14_400],
  ['Logistics', 'LOG', 'Dunmere', 3300, 8800],
  ['Engineering', 'ENG', 'Millbrook', 4100, 21_000],
  ['Purchasing', 'PUR', 'Kestrel Bay', 5100, 4200],
  ['Sales', 'SAL', 'Kestrel Bay', 5200, 9900],
  ['Human Resources', 'HR', 'Kestrel Bay', 5300, 5600],
] as const

/** First and last name, position and monthly salary by department; the first of each is its head. */
export const STAFF: Record<string, readonly (readonly [string, string, string, number])[]> = {
  Management: [
    ['Helga', 'Stavenhagen', 'Managing Director', 12_400],
    ['Priya', 'Nandakumar', 'Executive Assistant', 3950],
  ],
  Machining: [
    ['Roland', 'Quist', 'Head of Machining', 6350],
    ['Danuta', 'Wolny', 'Shift Leader', 4480],
    ['Kofi', 'Amankwah', 'CNC Operator', 3390],
    ['Lars', 'Ekblad', 'CNC Operator', 3460],
    ['Sadia', 'Chowdhury', 'CNC Programmer', 3870],
    ['Benedikt', 'Haas', 'Turner', 3210],
    ['Milan', 'Zupan', 'Apprentice Machinist', 1190],
    ['Jonas', 'Feldt', 'Apprentice Machinist', 1090],
  ],
  Assembly: [
    ['Carmen', 'Iturbe', 'Head of Assembly', 6120],
    ['Tomasz', 'Gorecki', 'Shift Leader', 4410],
    ['Aileen', 'Drummond', 'Assembler', 2890],
    ['Yusuf', 'Tekin', 'Assembler', 2930],
    ['Petra', 'Lindqvist', 'Assembler', 2860],
    ['Gareth', 'Pym', 'Assembler', 2790],
    ['Mei', 'Tanaka', 'Test Bench Technician', 3340],
    ['Ondrej', 'Blaha', 'Assembler', 2750],
    ['Nils', 'Overbeck', 'Apprentice Fitter', 1150],
  ],
  'Paint Shop': [
    ['Viktor', 'Radenkov', 'Head of Paint Shop', 5240],
    ['Shona', 'Mackie', 'Painter', 2980],
    ['Ibrahim', 'Sesay', 'Painter', 2910],
    ['Lotte', 'van Houten', 'Painter', 2840],
  ],
  Foundry: [
    ['Ernst', 'Kallweit', 'Head of Foundry', 5680],
    ['Adriana', 'Popescu', 'Furnace Operator', 3270],
    ['Callum', 'Reddick', 'Moulder', 3060],
    ['Zoltan', 'Kertesz', 'Moulder', 3020],
    ['Finn', 'Aalto', 'Apprentice Foundryman', 1120],
  ],
  Quality: [
    ['Ingrid', 'Solheim', 'Head of Quality', 6010],
    ['Rashid', 'Barakat', 'Quality Inspector', 3510],
    ['Olivia', 'Penhale', 'Quality Inspector', 3430],
    ['Marek', 'Cerny', 'Metrologist', 3920],
    ['Beatriz', 'Falcao', 'Quality Engineer', 4560],
  ],
  Maintenance: [
    ['Duncan', 'Farrow', 'Head of Maintenance', 5890],
    ['Elif', 'Yalcin', 'Electrician', 3640],
    ['Stefan', 'Brugger', 'Industrial Mechanic', 3480],
    ['Nuno', 'Teixeira', 'Industrial Mechanic', 3410],
    ['Wanda', 'Kruk', 'Apprentice Electrician', 1170],
  ],
  Logistics: [
    ['Beverly', 'Osgood', 'Head of Logistics', 5150],
    ['Samir', 'Haddad', 'Forklift Driver', 2720],
    ['Jolanta', 'Misiak', 'Warehouse Clerk', 2680],
    ['Piet', 'de Groot', 'Forklift Driver', 2770],
    ['Tamsin', 'Hollis', 'Dispatcher', 3080],
    ['Emeka', 'Obi', 'Warehouse Clerk', 2640],
  ],
  Engineering: [
    ['Arvid', 'Lund', 'Head of Engineering', 7480],
    ['Chiara', 'Bonetti', 'Design Engineer', 5020],
    ['Hamish', 'Weir', 'Design Engineer', 4870],
    ['Noor', 'Rahimi', 'Hydraulics Engineer', 5310],
    ['Pavel', 'Sykora', 'CAD Technician', 3760],
  ],
  Purchasing: [
    ['Sylvie', 'Marchand', 'Head of Purchasing', 5770],
    ['Gordon', 'Leask', 'Buyer', 3830],
    ['Amrita', 'Gill', 'Buyer', 3690],
  ],
  Sales: [
    ['Fabian', 'Troost', 'Head of Sales', 7120],
    ['Nadia', 'Benhaddou', 'Account Manager', 4740],
    ['Lewis', 'Chalmers', 'Account Manager', 4620],
    ['Katja', 'Zorn', 'Inside Sales', 3350],
  ],
  'Human Resources': [
    ['Moira', 'Gallacher', 'Head of HR', 6220],
    ['Tobias', 'Renz', 'Recruiter', 3990],
    ['Leena', 'Joshi', 'Payroll Clerk', 3560],
  ],
}

/** Title, code, provider, mandatory, fee per person, hours, months that the certificate is valid. */
export const COURSES = [
  ['Forklift Refresher', 'FORK', 'Hallmark Safety', true, 240, 8, 12],
  ['First Aid at Work', 'AID', 'Red Lion Medics', true, 115, 16, 24],
  ['Fire Warden', 'FIRE', 'Hallmark Safety', true, 95, 4, 12],
  ['Hazardous Substances', 'HAZ', 'ChemSure', true, 180, 8, 24],
  ['Working at Height', 'HGHT', 'Hallmark Safety', true, 275, 8, 24],
  ['Confined Space Entry', 'CONF', 'Hallmark Safety', false, 310, 8, 36],
  ['MIG Welding Level 2', 'WELD', 'Tyne Technical College', false, 890, 40, null],
  ['CNC Programming Basics', 'CNC', 'Tyne Technical College', false, 1150, 40, null],
  ['Lean on the Shop Floor', 'LEAN', 'Kaido Partners', false, 420, 16, null],
  ['Leading a Shift', 'LEAD', 'Kaido Partners', false, 760, 24, null],
  ['Internal Auditor ISO 9001', 'ISO', 'Norm & Audit', false, 980, 24, 36],
  ['Excel for Planners', 'EXC', 'Brightdesk', false, 210, 8, null],
  ['Negotiation Skills', 'NEG', 'Brightdesk', false, 540, 16, null],
] as const
