/** First and last names of technicians, with the code of their team and their grade. */
export const TECHNICIANS = [
  ['Owen', 'Tresillian', 'SD', 'senior'],
  ['Mirela', 'Dancu', 'SD', 'junior'],
  ['Kofi', 'Brempong', 'SD', 'junior'],
  ['Leila', 'Haddou', 'SD', 'senior'],
  ['Callum', 'Rathbone', 'NET', 'principal'],
  ['Ingrid', 'Solvang', 'NET', 'senior'],
  ['Teodor', 'Vasik', 'NET', 'junior'],
  ['Priya', 'Raghunath', 'CLIN', 'principal'],
  ['Dominic', 'Ashgrove', 'CLIN', 'senior'],
  ['Yuki', 'Hanamori', 'CLIN', 'senior'],
  ['Bettina', 'Krall', 'CLIN', 'junior'],
  ['Rory', 'MacInnes', 'EUD', 'senior'],
  ['Salma', 'Benrabah', 'EUD', 'junior'],
  ['Jonas', 'Wetterholm', 'EUD', 'junior'],
  ['Gwen', 'Pellow', 'INF', 'principal'],
  ['Andrei', 'Lupescu', 'INF', 'senior'],
  ['Noor', 'van Achteren', 'TEL', 'senior'],
  ['Felix', 'Obermoser', 'TEL', 'junior'],
] as const

export const TEAMS = [
  ['SD', 'Service Desk'],
  ['NET', 'Networks'],
  ['CLIN', 'Clinical Applications'],
  ['EUD', 'Workplace Support'],
  ['INF', 'Servers and Storage'],
  ['TEL', 'Telephony'],
] as const

export const HOSPITALS = [
  ['Marlowe General', 'Marlowe', 620],
  ["Fernhill Children's Hospital", 'Fernhill', 180],
  ['Quayside Rehabilitation Centre', 'Port Ellery', 140],
  ['Oakmere Infirmary', 'Oakmere', 310],
] as const

export const REQUESTERS = [
  'Harriet Colquhoun', 'Desmond Achebe', 'Sinead Farraher', 'Piotr Zalewicz', 'Amara Nwokedi', 'Julian Thackeray',
  'Rosalind Yeoman', 'Hamid Farrokhi', 'Clara Oddleifson', 'Victor Mbatha', 'Elspeth Dunmore', 'Tomas Brezina',
  'Nadia Karimova', 'Gareth Llewelyn', 'Imogen Fairclough', 'Suresh Pillai', 'Marguerite Delacour', 'Ewan Strachan',
  'Beatriz Figueira', 'Lorcan Devlin', 'Hannah Overbeck', 'Cyrus Mehrabian', 'Winifred Tansley', 'Isaac Quartey',
  'Odile Fournier', 'Malcolm Birtwhistle', 'Zofia Grabek', 'Rafael Montoro', 'Agnes Lindqvist', 'Percy Holloway',
  'Thandi Mokoena', 'Bruno Castellan', 'Fiona Kinnear', 'Stelios Vardas', 'Maeve Corrigan', 'Edwin Prothero',
] // oxfmt-ignore

export const DEPARTMENTS = [
  'Radiology',
  'Emergency',
  'Pharmacy',
  'Cardiology',
  'Laboratory',
  'Maternity',
  'Finance',
  'Theatres',
]

/** Kind, maker and model, the price of one, and how many there are. */
export const MODELS = [
  ['laptop', 'Corvane', 'Corvane Swift 14', 1140, 7],
  ['laptop', 'Northpeak', 'Northpeak N5', 985, 6],
  ['workstation', 'Corvane', 'Corvane Tower X', 1690, 4],
  ['workstation', 'Lumeris', 'Lumeris Dx Station', 2480, 4],
  ['tablet', 'Northpeak', 'Northpeak Slate 11', 540, 4],
  ['tablet', 'Corvane', 'Corvane Fold', 720, 3],
  ['printer', 'Inkwell', 'Inkwell Office 450', 415, 6],
  ['label printer', 'Zebrine', 'Zebrine Z2', 290, 5],
  ['server', 'Stratum', 'Stratum R740', 7850, 3],
  ['server', 'Corvane', 'Corvane Rack 2U', 6420, 2],
  ['switch', 'Stratum', 'Stratum Edge 48', 2150, 4],
] as const

/** What tickets are about: the team that gets them, kinds of assets they may concern, and what is said. */
export const CATEGORIES = [
  ['network', 'NET', ['switch', 'laptop'], ['Wi-Fi keeps dropping in', 'Network drive unreachable from', 'No VPN for']],
  ['printing', 'EUD', ['printer', 'label printer'], ['Paper jam again in', 'Wristband labels come out blank in', 'Cannot print letters in']],
  ['hardware', 'EUD', ['laptop', 'workstation', 'tablet'], ['Screen stays black in', 'Docking station dead in', 'Battery swollen in']],
  ['access', 'SD', [], ['Locked account in', 'Smart card rejected in', 'New starter needs a login for']],
  ['clinical software', 'CLIN', ['workstation', 'tablet'], ['Order entry freezes in', 'Images load slowly in', 'Drug chart missing in']],
  ['telephony', 'TEL', [], ['Bleep not working in', 'Desk phone has no tone in', 'Call forwarding wrong in']],
  ['servers', 'INF', ['server'], ['Nightly backup failed for', 'Database slow for']],
] as const // oxfmt-ignore

export const CHANGES = [
  'Replace core switch in the east wing', 'Upgrade the picture archive', 'Move payroll to the new database',
  'Roll out smart card login', 'Patch the drug chart servers', 'Renew wireless certificates',
  'Swap the pager gateway', 'Enlarge backup storage', 'New firewall rules for the laboratory',
  'Retire the old print server', 'Upgrade order entry to version 9', 'Segment the infusion pump network',
  'Install tablets on the maternity ward', 'Change the phone number plan', 'Migrate mailboxes of theatres',
  'Encrypt loan laptops', 'Second internet line', 'Update label printer firmware', 'Move the data room cooling sensors',
  'New self check-in kiosks', 'Test restore of the laboratory system', 'Replace desk phones in finance',
  'Widen the guest wireless', 'Consolidate virtual hosts',
] // oxfmt-ignore

export const TASKS = ['Write the rollback plan', 'Inform the wards', 'Take a backup', 'Do the work', 'Test with users']
