/** Name, code, specialty, type, building, floor and beds. */
export const WARDS: [
  name: string,
  code: string,
  specialty: string,
  type: string,
  building: string,
  floor: number,
  beds: number | null,
][] = [
  // oxfmt-ignore
  ['Tamar Ward', 'TAM', 'General Medicine', 'Inpatient', 'Main Building', 2, 28],
  ['Torridge Ward', 'TOR', 'General Surgery', 'Inpatient', 'Main Building', 3, 26],
  ['Dart Ward', 'DRT', 'Cardiology', 'Inpatient', 'Main Building', 3, 20],
  ['Teign Ward', 'TGN', 'Orthopaedics', 'Inpatient', 'East Wing', 1, 24],
  ['Otter Ward', 'OTR', 'Paediatrics', 'Inpatient', 'East Wing', 2, 18],
  ['Lynher Ward', 'LYN', 'Maternity', 'Inpatient', 'East Wing', 3, 16],
  ['Fowey Ward', 'FOW', 'Care of the Elderly', 'Inpatient', 'Garden House', 0, 30],
  ['Emergency Department', 'ED', 'Emergency Medicine', 'Acute', 'Main Building', 0, 14],
  ['Intensive Care Unit', 'ICU', 'Critical Care', 'Acute', 'Main Building', 1, 10],
  ['Day Surgery Unit', 'DSU', 'Day Surgery', 'Outpatient', 'Garden House', 1, 12],
  ['Radiology', 'RAD', 'Imaging', 'Support', 'Main Building', 0, null],
  ['Pharmacy', 'PHA', 'Medicines', 'Support', 'Main Building', -1, null],
]

/** Who leads the hospital, then who works on each ward, whose manager stands first: first name, last name, job title. */
export const BOARD = ['Rosemary Penhaligon, Chief Executive', 'Dinah Okafor, Chief Nurse', 'Leopold Strand, Medical Director'] // oxfmt-ignore
export const TEAMS: string[][] = [
  ['Maureen Tickell, Ward Manager', 'Hattie Bloomfield, Senior Staff Nurse', 'Jerome Asante, Staff Nurse', 'Grace Whitfield, Staff Nurse', 'Petra Vondrak, Healthcare Assistant', 'Alastair Munro, Consultant', 'Cheryl Diggory, Ward Clerk'], // oxfmt-ignore
  ['Colm Brannigan, Ward Manager', 'Yolanda Prieto, Senior Staff Nurse', 'Sunil Mehrotra, Staff Nurse', 'Bethan Prosser, Healthcare Assistant', 'Henrietta Voss, Consultant', 'Toby Lanyon, Resident Doctor'], // oxfmt-ignore
  ['Philomena Hargreave, Ward Manager', 'Dominic Sefton, Staff Nurse', 'Ngozi Umeh, Staff Nurse', 'Arvind Balakrishnan, Consultant', 'Kirsty Fennimore, Healthcare Assistant'], // oxfmt-ignore
  ['Gordon Trelawney, Ward Manager', 'Eilidh Carmichael, Senior Staff Nurse', 'Marcus Oyelaran, Staff Nurse', 'Judith Amsel, Physiotherapist', 'Callum Redfern, Physiotherapist', 'Stanley Pike, Porter'], // oxfmt-ignore
  ['Winifred Sallow, Ward Manager', 'Aoife Kinsella, Staff Nurse', 'Tomasz Wrobel, Staff Nurse', 'Rebecca Nankervis, Resident Doctor'], // oxfmt-ignore
  ['Carmel Dunphy, Ward Manager', 'Ifeoma Nwachukwu, Midwife', 'Sally Greenacre, Midwife', 'Lucinda Tarrant, Midwife', 'Miriam Feldstein, Consultant'], // oxfmt-ignore
  ['Desmond Achebe, Ward Manager', 'Tracey Holloway, Senior Staff Nurse', 'Grace Whitfield, Healthcare Assistant', 'Paul Jelbert, Healthcare Assistant', 'Anita Rawal, Physiotherapist'], // oxfmt-ignore
  ['Sinead Mulcahy, Ward Manager', 'Kofi Darko, Senior Staff Nurse', 'Harriet Lovelace, Staff Nurse', 'Bogdan Ilies, Staff Nurse', 'Vanessa Thackeray, Consultant', 'Rohan Dissanayake, Resident Doctor', 'Nigel Bassett, Porter'], // oxfmt-ignore
  ['Theodora Kyriakou, Ward Manager', 'Ewan Galbraith, Senior Staff Nurse', 'Mei-Ling Chau, Staff Nurse', 'Jonas Habermann, Consultant'], // oxfmt-ignore
  ['Brenda Uglow, Ward Manager', 'Samuel Tetteh, Staff Nurse', 'Fiona Crabtree, Healthcare Assistant'],
  ['Cornelius Rooke, Lead Radiographer', 'Parveen Akhtar, Radiographer', 'Lloyd Beddoe, Radiographer'],
  ['Ursula Hartnoll, Chief Pharmacist', 'Ben Osgood, Pharmacist', 'Chiara Lombardo, Pharmacy Technician'],
]

/** Staff group, pay band and usual salary of each job title. */
export const JOBS: Record<string, [group: string, band: number | null, salary: number]> = {
  'Chief Executive': ['Management', null, 148_000],
  'Chief Nurse': ['Management', 9, 112_400],
  'Medical Director': ['Management', null, 139_500],
  'Ward Manager': ['Nursing', 7, 49_300],
  'Senior Staff Nurse': ['Nursing', 6, 40_700],
  'Staff Nurse': ['Nursing', 5, 31_900],
  'Healthcare Assistant': ['Nursing', 3, 24_900],
  Midwife: ['Midwifery', 6, 40_100],
  Consultant: ['Medical', null, 109_800],
  'Resident Doctor': ['Medical', null, 44_600],
  Physiotherapist: ['AlliedHealth', 6, 39_400],
  Radiographer: ['AlliedHealth', 6, 39_800],
  'Lead Radiographer': ['AlliedHealth', 7, 50_200],
  'Chief Pharmacist': ['Pharmacy', 8, 68_300],
  Pharmacist: ['Pharmacy', 7, 48_100],
  'Pharmacy Technician': ['Pharmacy', 4, 28_200],
  'Ward Clerk': ['Administration', 3, 24_300],
  Porter: ['Support', 2, 23_800],
}

/** Whether everybody needs it, years until it expires, and who teaches it. */
export const COURSES: [name: string, isMandatory: boolean, years: number | null, provider: string][] = [
  ['Basic Life Support', true, 1, 'Tarka Learning Centre'],
  ['Fire Safety', true, 1, 'Tarka Learning Centre'],
  ['Manual Handling', true, 2, 'Tarka Learning Centre'],
  ['Infection Control', true, 2, 'Tarka Learning Centre'],
  ['Safeguarding Children', true, 3, 'Moorland Skills Trust'],
  ['Advanced Life Support', false, 3, 'Southwest Resuscitation'],
  ['IV Therapy', false, null, 'Moorland Skills Trust'],
  ['Wound Care', false, null, 'University of Bideford'],
]
