import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Medicine {
  id: number
  name: string
  activeIngredient: string
  form: string
  manufacturer: string
  packSize: number
  price: number
  stock: number
  reorderLevel: number
  prescriptionOnly: boolean
  expiresOn: string
}
export interface Prescriber {
  id: number
  firstName: string
  lastName: string
  email: string
  practice: string
  specialty: string
}
export interface PharmacyPatient {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  birthDate: string
  town: string
  insurer: string | null
  allergies: string[]
}
export interface PharmacyScript {
  id: number
  rxNumber: string
  patientId: number
  doctorId: number
  medicineId: number
  quantity: number
  repeatsLeft: number
  status: string
  issuedOn: string
  collectedOn: string | null
  copayment: number
}

export const MEDICINE_FORMS = ['tablet', 'capsule', 'syrup', 'cream', 'inhaler', 'eye_drops'] as const
export const SCRIPT_STATUSES = ['received', 'in_preparation', 'ready', 'collected', 'expired'] as const

/** Name, what is in it, form and price. */
const MEDICINES =
  'Amoxil 500|amoxicillin|capsule|8.4;Amoxil Junior|amoxicillin|syrup|7.2;Penbritin|ampicillin|capsule|9.1;Zithrocin|azithromycin|tablet|14.6;Doxylin|doxycycline|capsule|11.3;Ciprobel|ciprofloxacin|tablet|13.8;Brufen 400|ibuprofen|tablet|4.5;Brufen Kids|ibuprofen|syrup|5.2;Panadex|paracetamol|tablet|2.9;Panadex Baby|paracetamol|syrup|3.8;Aspirette|aspirin|tablet|3.1;Naprofen|naproxen|tablet|7.9;Diclogel|diclofenac|cream|6.6;Ventolair|salbutamol|inhaler|12.4;Becloair|beclometasone|inhaler|18.9;Spirolong|tiotropium|inhaler|34.5;Metforal|metformin|tablet|6.1;Glucozide|gliclazide|tablet|8.8;Lipivas|atorvastatin|tablet|10.2;Simvacor|simvastatin|tablet|7.4;Rosucard|rosuvastatin|tablet|15.7;Ramitens|ramipril|capsule|6.9;Lisopril|lisinopril|tablet|6.3;Amlodin|amlodipine|tablet|5.8;Bisocard|bisoprolol|tablet|6.7;Losartal|losartan|tablet|9.6;Furosel|furosemide|tablet|4.9;Omezol|omeprazole|capsule|8.1;Pantoloc|pantoprazole|tablet|9.9;Lansofast|lansoprazole|capsule|10.8;Levothyr|levothyroxine|tablet|5.4;Sertralin|sertraline|tablet|12.9;Citalux|citalopram|tablet|11.7;Mirtazen|mirtazapine|tablet|13.2;Gabatin|gabapentin|capsule|19.4;Pregalin|pregabalin|capsule|24.8;Cetirin|cetirizine|tablet|4.2;Loratyn|loratadine|tablet|4.4;Fexoclear|fexofenadine|tablet|8.6;Hydrocort|hydrocortisone|cream|5.1;Betnovix|betamethasone|cream|9.3;Clotrimin|clotrimazole|cream|6.2;Fucidex|fusidic acid|cream|10.4;Chlorsan|chloramphenicol|eye_drops|7.7;Latanost|latanoprost|eye_drops|16.2;Timoptal|timolol|eye_drops|11.1;Hylotears|hyaluronate|eye_drops|9.8;Codilin|codeine|syrup|8.3;Tramalis|tramadol|capsule|10.6;Morphidol|morphine|tablet|28.4;Warfarex|warfarin|tablet|7.1;Apixal|apixaban|tablet|48.2;Clopidin|clopidogrel|tablet|13.5;Prednelan|prednisolone|tablet|6.4;Methofol|methotrexate|tablet|17.3;Alendra|alendronate|tablet|14.1;Vitadee|vitamin D|capsule|5.6;Ferrosan|iron|tablet|4.7;Lactulan|lactulose|syrup|6.8;Loperex|loperamide|capsule|5.3' // oxfmt-ignore
const FREE = 'ibuprofen,paracetamol,aspirin,cetirizine,loratadine,hydrocortisone,hyaluronate,vitamin D,iron,lactulose,loperamide,clotrimazole'.split(',') // oxfmt-ignore
const MAKERS = ['Helvion', 'Norpharm', 'Bayfield', 'Medicus', 'Sandoval Labs']
const PRACTICES = ['Harbour Street Surgery', 'Greenway Medical Centre', 'St Brigid Clinic', 'Mill Lane Practice']
const TOWNS = ['Wexford', 'Wexford', 'Wexford', 'Enniscorthy', 'Gorey', 'Gorey', 'New Ross', 'Rosslare']
const INSURERS = ['Laya', 'Vantage Health', 'Irish Mutual']
const ALLERGIES = ['penicillin', 'penicillin', 'aspirin', 'latex', 'sulfa', 'lactose']

export type PharmacyData = ReturnType<typeof createPharmacyData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 60 medicines, 24 doctors, 130 patients and 280 prescriptions. */
export function createPharmacyData(clock: Date) {
  const random = createRandom(94_201)
  const days = createDays(clock)
  const medicines = MEDICINES.split(';').map((line, index): Medicine => {
    const [name, activeIngredient, form, price] = line.split('|') as [string, string, string, string]
    const reorderLevel = random.pick([10, 15, 20, 30])
    return {
      id: 1 + index,
      name,
      activeIngredient,
      form,
      manufacturer: random.pick(MAKERS),
      packSize: ['tablet', 'capsule'].includes(form) ? random.pick([14, 28, 28, 30, 56, 84]) : 1,
      price: Number(price),
      stock: index % 19 === 11 ? 0 : index % 7 === 3 ? random.whole(1, reorderLevel - 1) : reorderLevel + random.whole(2, 190), // oxfmt-ignore
      reorderLevel,
      prescriptionOnly: !FREE.includes(activeIngredient),
      expiresOn: days.day(random.whole(6, 700)),
    }
  })
  const prescribers = createPeopleOf(94_203, 24, 'surgery.example').map((person, index): Prescriber => ({
    id: 41 + index,
    ...person,
    practice: PRACTICES[index % 4]!,
    specialty: random.pick(['general_practice', 'general_practice', 'general_practice', 'cardiology', 'dermatology', 'paediatrics']), // oxfmt-ignore
  })) // oxfmt-ignore
  const pharmacyPatients = createPeopleOf(94_205, 130, 'letterbox.example').map((person, index): PharmacyPatient => ({
    id: 1001 + index,
    ...person,
    phone: random.chance(0.18) ? null : `+353 53 91${random.whole(20_000, 89_999)}`,
    birthDate: days.day(-random.whole(700, 32_000)),
    town: random.pick(TOWNS),
    insurer: random.chance(0.35) ? null : random.pick(INSURERS),
    allergies: random.chance(0.7) ? [] : [random.pick(ALLERGIES)],
  }))
  const pharmacyScripts = createScripts(random, days, { medicines, prescribers, pharmacyPatients })
  return { medicines, prescribers, pharmacyPatients, pharmacyScripts }
}

/** Of the last six months, oldest first, for medicines that need one. */
function createScripts(
  random: Random,
  { day }: Days,
  { medicines, prescribers, pharmacyPatients }: { medicines: Medicine[]; prescribers: Prescriber[]; pharmacyPatients: PharmacyPatient[] }, // oxfmt-ignore
): PharmacyScript[] {
  const needed = medicines.filter(one => one.prescriptionOnly)
  const regulars = pharmacyPatients.filter(one => one.id % 11 !== 4)
  return Array.from({ length: 280 }, (_, index) => {
    const offset = -180 + Math.floor((180 * index) / 280)
    const medicine = random.pick(needed)
    const status = offset < -16 ? (random.chance(0.1) ? 'expired' : 'collected') : random.pick(['received', 'in_preparation', 'ready', 'ready', 'collected']) // oxfmt-ignore
    const quantity = random.pick([1, 1, 1, 2, 3])
    const collected = shiftDay(day(offset), random.whole(0, 9))
    return {
      id: 20_001 + index,
      rxNumber: `RX-${61_300 + index * 4}`,
      patientId: random.pick(regulars).id,
      doctorId: random.pick(prescribers).id,
      medicineId: medicine.id,
      quantity,
      repeatsLeft: random.pick([0, 0, 1, 2, 3, 5]),
      status,
      issuedOn: day(offset),
      collectedOn: status === 'collected' ? (collected > day(0) ? day(0) : collected) : null,
      copayment: Math.round(quantity * medicine.price * random.pick([0.1, 0.2, 0.3]) * 100) / 100,
    }
  })
}
