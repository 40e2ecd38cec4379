import { ERRORS, model, optional, partOf, pathsOf } from '../fastapi.ts'
import { choice, date, decimal, flag, listOf, ref, text, whole } from '../openapi.ts'
import { MEDICINE_FORMS, SCRIPT_STATUSES } from './data.ts'

const ENUMS = { MedicineForm: MEDICINE_FORMS, PrescriptionStatus: SCRIPT_STATUSES }
const MEDICINE = {
  id: whole(),
  name: text('Brand name'),
  active_ingredient: text(),
  form: ref('MedicineForm'),
  manufacturer: text(),
  pack_size: whole(),
  price: decimal('EUR per pack'),
  stock: whole('Packs on the shelf'),
  reorder_level: whole('Order more when the stock falls below'),
  prescription_only: flag(),
  expires_on: date(),
}
const DOCTOR = {
  id: whole(),
  first_name: text(),
  last_name: text(),
  email: text(undefined, { format: 'email' }),
  practice: text(),
  specialty: text(),
}
const PATIENT = {
  id: whole(),
  first_name: text(),
  last_name: text(),
  email: text(undefined, { format: 'email' }),
  phone: optional(text()),
  birth_date: date(),
  town: text(),
  insurer: optional(text('Health insurer, if any')),
  allergies: listOf(text()),
}
const PRESCRIPTION = {
  id: whole(),
  rx_number: text(undefined, { examples: ['RX-61300'] }),
  patient_id: whole(),
  doctor_id: whole(),
  medicine_id: whole(),
  quantity: whole('Packs'),
  repeats_left: whole(),
  status: ref('PrescriptionStatus'),
  issued_on: date(),
  collected_on: optional(date()),
  copayment: decimal('What the patient pays, in EUR'),
}
const NEW_PATIENT = ['first_name', 'last_name', 'email', 'phone', 'birth_date', 'town', 'insurer', 'allergies']
const NEW_PRESCRIPTION = ['patient_id', 'doctor_id', 'medicine_id', 'quantity', 'repeats_left']

const paging = { skip: whole(undefined, { minimum: 0, default: 0 }), limit: whole(undefined, { minimum: 0, maximum: 100, default: 50 }) } // oxfmt-ignore
const all = (tag: string, name: string, query: Record<string, Record<string, unknown>> = {}) => ({ tag, returns: listOf(ref(name)), query: { ...query, ...paging } }) // oxfmt-ignore
const one = (tag: string, name: string) => ({ tag, returns: ref(name) })
const send = (tag: string, name: string, body: string) => ({ tag, returns: ref(name), body })
const made = (tag: string, name: string, body: string) => ({ ...send(tag, name, body), status: 201 })
const gone = (tag: string) => ({ tag, status: 204 })
const maybe = (name: string) => optional(ref(name))
const key = () => optional(whole())

/** A pharmacy as FastAPI describes it: snake_case, bare lists by `skip` and `limit`, nothing about the total. */
export const PHARMACY_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Quay Pharmacy', version: '0.9.1' },
  paths: pathsOf([
    ['get', '/medicines', 'read_medicines', all('medicines', 'Medicine', { form: maybe('MedicineForm'), manufacturer: optional(text()) })], // oxfmt-ignore
    ['post', '/medicines', 'create_medicine', made('medicines', 'Medicine', 'MedicineCreate')],
    ['get', '/medicines/{medicine_id}', 'read_medicine', one('medicines', 'Medicine')],
    ['patch', '/medicines/{medicine_id}', 'update_medicine', send('medicines', 'Medicine', 'MedicineUpdate')],
    ['delete', '/medicines/{medicine_id}', 'delete_medicine', gone('medicines')],
    ['get', '/doctors', 'read_doctors', all('doctors', 'Doctor', { practice: optional(text()) })],
    ['get', '/doctors/{doctor_id}', 'read_doctor', one('doctors', 'Doctor')],
    ['get', '/patients', 'read_patients', all('patients', 'Patient', { town: optional(text()) })],
    ['post', '/patients', 'create_patient', made('patients', 'Patient', 'PatientCreate')],
    ['get', '/patients/{patient_id}', 'read_patient', one('patients', 'Patient')],
    ['patch', '/patients/{patient_id}', 'update_patient', send('patients', 'Patient', 'PatientUpdate')],
    ['delete', '/patients/{patient_id}', 'delete_patient', gone('patients')],
    ['get', '/prescriptions', 'read_prescriptions', all('prescriptions', 'Prescription', { patient_id: key(), doctor_id: key(), medicine_id: key(), status: maybe('PrescriptionStatus') })], // oxfmt-ignore
    ['post', '/prescriptions', 'create_prescription', made('prescriptions', 'Prescription', 'PrescriptionCreate')],
    ['get', '/prescriptions/{prescription_id}', 'read_prescription', one('prescriptions', 'Prescription')],
    ['patch', '/prescriptions/{prescription_id}', 'update_prescription', send('prescriptions', 'Prescription', 'PrescriptionUpdate')], // oxfmt-ignore
    ['delete', '/prescriptions/{prescription_id}', 'delete_prescription', gone('prescriptions')],
  ]),
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(ENUMS).map(([name, values]) => [name, { ...choice(values), title: name }])),
      Medicine: model('Medicine', MEDICINE),
      MedicineCreate: partOf('MedicineCreate', MEDICINE, Object.keys(MEDICINE).slice(1), ['name', 'active_ingredient', 'form', 'price']), // oxfmt-ignore
      MedicineUpdate: partOf('MedicineUpdate', MEDICINE, Object.keys(MEDICINE).slice(1)),
      Doctor: model('Doctor', DOCTOR),
      Patient: model('Patient', PATIENT),
      PatientCreate: partOf('PatientCreate', PATIENT, NEW_PATIENT, ['first_name', 'last_name', 'birth_date']),
      PatientUpdate: partOf('PatientUpdate', PATIENT, NEW_PATIENT),
      Prescription: model('Prescription', PRESCRIPTION),
      PrescriptionCreate: partOf('PrescriptionCreate', PRESCRIPTION, NEW_PRESCRIPTION, ['patient_id', 'doctor_id', 'medicine_id']), // oxfmt-ignore
      PrescriptionUpdate: partOf('PrescriptionUpdate', PRESCRIPTION, ['quantity', 'repeats_left', 'status', 'collected_on']), // oxfmt-ignore
      ...ERRORS,
    },
  },
}
