import { createRandom } from '../apis/random.ts'
import type { Collection } from './memory-registry.ts'

const text = { type: 'string' },
  nullable = { type: ['string', 'null'] },
  int = { type: 'integer' },
  num = { type: 'number' },
  flag = { type: 'boolean' }
const date = { type: 'string', format: 'date' },
  moment = { type: 'string', format: 'date-time' }
const of = (...values: string[]) => ({ type: 'string', enum: values })
/** The day on which everything is asked. */
export const TODAY = '2025-05-14'
const r = createRandom(5)
const day = (from: string, to: string) => r.moment(from, to).toISOString().slice(0, 10)

// billing: snake_case
const COMPANIES = [
  'Smith & Sons',
  'The River 1',
  'The River 2',
  'Bank of Accra',
  'Lopez, Reed and Hart',
  'Nordwind GmbH',
  'Café Müller',
  'Open Door Ltd',
  'Paid in Full Inc',
  'Zephyr Group',
  'Zephyr Holdings',
  'Halcyon Labs',
  'Ostrava Steel',
  "O'Hara Foods",
  'Studio 54',
  'Atlas',
  'Quantum Leap',
  'Ridge Supply Co',
]
const COUNTRIES = ['DE', 'GB', 'US', 'FR', 'GH', 'CZ', 'IE']
export const companies = COMPANIES.map((name, i) => ({
  id: i + 1,
  name,
  country_code: COUNTRIES[i % COUNTRIES.length]!,
  industry: ['Manufacturing', 'Retail', 'Software', 'Food & Beverage'][i % 4]!,
  employee_count: r.whole(5, 4000),
  annual_revenue: r.whole(1, 900) * 100000,
  is_archived: r.chance(0.25),
  tax_exempt: r.chance(0.3),
  website: r.chance(0.3) ? null : `https://c${i}.example`,
  vat_id: r.chance(0.3) ? null : `XX${100000 + i}`,
  owner_email: `owner${i}@example.org`,
  signed_up_on: day('2021-01-01', '2025-05-01'),
}))
export const contacts = Array.from({ length: 40 }, (_, i) => ({
  id: i + 1,
  first_name: ['José', 'Anna', 'Siobhán', 'Zoë', 'Mark', 'Grace', 'Will', 'April'][i % 8]!,
  last_name: ['Núñez', 'Petersen', 'Brown', 'May', 'Stone', 'Okafor', 'Li', 'Young'][(i * 3 + Math.floor(i / 8)) % 8]!,
  company_id: 1 + (i % 18),
  phone: r.chance(0.3) ? null : `+49 30 55${1000 + i}`,
  email: r.chance(0.2) ? null : `p${i}@example.org`,
  job_title: ['Chief Executive Officer', 'Head of Sales', 'Accountant', 'Vice President of Marketing'][i % 4]!,
  subscribed: r.chance(0.5),
  do_not_call: r.chance(0.2),
}))
export const invoices = Array.from({ length: 120 }, (_, i) => {
  const issued = day('2024-01-01', '2025-05-10')
  const status = r.pick(['draft', 'open', 'paid', 'void', 'uncollectible'])
  return {
    id: `inv_${i + 1}`,
    number: `INV-2024-${String(i + 1).padStart(3, '0')}`,
    company_id: 1 + (i % 18),
    amount: r.whole(50, 90000) + 0.5,
    currency: r.pick(['EUR', 'USD', 'GBP']),
    issued_on: issued,
    due_on: day(issued, '2025-07-01'),
    status,
    discount_rate: r.whole(0, 40) / 100,
    tax_percent: r.pick([0, 7, 19]),
    paid_on: status === 'paid' ? day(issued, '2025-05-12') : null,
    is_disputed: r.chance(0.15),
    memo: r.pick(['urgent delivery', 'consulting hours', 'annual license', 'hardware refund']),
  }
})
export const subscriptions = Array.from({ length: 60 }, (_, i) => ({
  id: i + 1,
  company_id: 1 + (i % 18),
  plan: r.pick(['FREE', 'PRO', 'ENTERPRISE']),
  billing_cycle: r.pick(['MONTHLY', 'YEARLY']),
  state: r.pick(['TRIALING', 'ACTIVE', 'PAST_DUE', 'CANCELED']),
  seats: r.whole(1, 200),
  auto_renew: r.chance(0.6),
  trial_ends_on: r.chance(0.5) ? day('2025-04-01', '2025-06-30') : null,
  started_on: day('2022-01-01', '2025-05-01'),
  churn_probability: r.whole(1, 99) / 100,
}))

// clinic: camelCase
export const doctors = ['Ada Voss', 'Ben Okoro', 'Clara Ruiz', 'Dan Whitfield', 'Eva Lindqvist', 'Jean-Luc Martin'].map(
  (fullName, i) => ({
    doctorId: `doc_${i + 1}`,
    fullName,
    specialty: ['Cardiology', 'Pediatrics', 'Dermatology', 'Neurology'][i % 4]!,
    acceptsNewPatients: i % 2 === 0,
    isOnLeave: i === 3,
    yearsOfExperience: 3 + i * 5,
    hourlyRate: 80 + i * 25,
  }),
)
export const patients = Array.from({ length: 50 }, (_, i) => ({
  patientId: `pat_${i + 1}`,
  fullName: `${['Olivia', 'Liam', 'Noah', 'Emma', 'Ava', 'Lucas', 'Mia', 'Hannah', 'Jonathan', 'Catherine'][i % 10]} ${['Harper', 'Quinn', 'Reyes', 'Schmidt', 'Kowalski', 'Thompson', 'Abara'][(i + Math.floor(i / 10)) % 7]}`,
  birthDate: day('1940-01-01', '2020-01-01'),
  sex: r.pick(['female', 'male']),
  bloodType: r.pick(['A+', 'A-', 'B+', 'O+', 'O-', 'AB+']),
  isInsured: r.chance(0.7),
  smoker: r.chance(0.2),
  city: r.pick(['Boston', 'Worcester', 'Cambridge']),
  nationality: r.pick(['German', 'Mexican', 'American', 'Kenyan']),
  balanceDue: { amount: r.whole(0, 900), currency: 'USD' },
  email: r.chance(0.3) ? null : `pat${i}@mail.example`,
  primaryDoctorId: `doc_${1 + (i % 6)}`,
  emergencyContact: r.chance(0.3) ? null : `Contact ${i}`,
  weightKg: r.whole(40, 120),
}))
export const visits = Array.from({ length: 150 }, (_, i) => ({
  visitId: 5000 + i,
  patientId: `pat_${1 + r.whole(0, 49)}`,
  doctorId: `doc_${1 + r.whole(0, 5)}`,
  startsAt: r.moment('2024-11-01', '2025-07-30').toISOString(),
  durationMinutes: r.pick([15, 30, 45, 60, 90, 120, 150, 180]),
  visitStatus: r.pick(['SCHEDULED', 'CHECKED_IN', 'NO_SHOW', 'COMPLETED']),
  kind: r.pick(['check-up', 'follow-up', 'surgery', 'tele-consultation']),
  isUrgent: r.chance(0.2),
  isBillable: r.chance(0.8),
  followUpRequired: r.chance(0.3),
  notes: r.pick(['patient reports mild headache', 'knee pain after running', 'routine', 'allergic to penicillin']),
  fee: r.whole(40, 700),
  satisfactionScore: r.chance(0.2) ? null : r.whole(1, 10),
}))

// fleet
export const vehicles = Array.from({ length: 40 }, (_, i) => ({
  vin: `VIN${10000 + i}`,
  plate: `B-${r.pick(['AA', 'XK', 'TT'])} ${100 + i}`,
  make: r.pick(['Volvo', 'Ford', 'MAN', 'Tesla']),
  model_year: r.whole(2012, 2025),
  odometer_km: r.whole(1000, 400000),
  fuel_level: r.whole(0, 100) / 100,
  status: r.pick(['IN_SERVICE', 'OUT_OF_SERVICE', 'UNDER_REPAIR']),
  is_electric: r.chance(0.3),
  has_tracker: r.chance(0.6),
  last_serviced_on: r.chance(0.1) ? null : day('2024-01-01', '2025-05-10'),
  next_inspection_due: day('2025-03-01', '2025-09-30'),
  depot: r.pick(['North', 'South', 'Old Harbour']),
  payload_tonnes: r.whole(1, 40),
  color: r.pick(['red', 'white', 'dark blue']),
}))
export const trips = Array.from({ length: 100 }, (_, i) => ({
  id: i + 1,
  vehicle_vin: `VIN${10000 + (i % 40)}`,
  driver_name: r.pick(['Mark Young', 'Anna May', 'Zed Black', 'Iris West']),
  distance_km: r.whole(3, 900),
  duration_hours: r.whole(1, 24) / 2,
  toll_cost: r.whole(0, 90),
  departed_at: r.moment('2025-01-01', '2025-05-14').toISOString(),
  priority: r.pick(['low', 'normal', 'high', 'critical']),
  on_time: r.chance(0.8),
  cargo: r.pick(['steel', 'fruit', 'furniture', 'mail']),
}))
const COMPANY = {
  id: int,
  name: text,
  country_code: text,
  industry: text,
  employee_count: int,
  annual_revenue: { ...num, description: 'in EUR' },
  is_archived: flag,
  tax_exempt: flag,
  website: { ...nullable, format: 'uri' },
  vat_id: nullable,
  owner_email: { ...text, format: 'email' },
  signed_up_on: date,
}
/** Three services whose fields are spelt and typed as differently as those of strangers. */
export const services: Record<string, Collection[]> = {
  billing: [
    { path: '/companies', properties: COMPANY, rows: companies },
    {
      path: '/contacts',
      properties: {
        id: int,
        first_name: text,
        last_name: text,
        company_id: int,
        phone: nullable,
        email: nullable,
        job_title: text,
        subscribed: { ...flag, description: 'Receives the newsletter' },
        do_not_call: flag,
      },
      rows: contacts,
    },
    {
      path: '/invoices',
      properties: {
        id: text,
        number: text,
        company_id: int,
        amount: num,
        currency: text,
        issued_on: date,
        due_on: date,
        status: of('draft', 'open', 'paid', 'void', 'uncollectible'),
        discount_rate: { ...num, maximum: 1 },
        tax_percent: num,
        paid_on: { ...date, type: ['string', 'null'] },
        is_disputed: flag,
        memo: text,
      },
      rows: invoices,
      parameters: { overdue: { type: 'boolean', description: 'Only invoices whose due date has passed' } },
      filter: (row, { overdue }) => overdue !== true || (String(row.due_on) < TODAY && row.status === 'open'),
    },
    {
      path: '/subscriptions',
      properties: {
        id: int,
        company_id: int,
        plan: of('FREE', 'PRO', 'ENTERPRISE'),
        billing_cycle: of('MONTHLY', 'YEARLY'),
        state: of('TRIALING', 'ACTIVE', 'PAST_DUE', 'CANCELED'),
        seats: int,
        auto_renew: flag,
        trial_ends_on: { ...date, type: ['string', 'null'] },
        started_on: date,
        churn_probability: { ...num, description: 'between 0 and 1' },
      },
      rows: subscriptions,
    },
  ],
  clinic: [
    {
      path: '/doctors',
      properties: {
        doctorId: text,
        fullName: text,
        specialty: text,
        acceptsNewPatients: flag,
        isOnLeave: flag,
        yearsOfExperience: int,
        hourlyRate: num,
      },
      rows: doctors,
    },
    {
      path: '/patients',
      properties: {
        patientId: text,
        fullName: text,
        birthDate: date,
        sex: of('female', 'male'),
        bloodType: text,
        isInsured: flag,
        smoker: flag,
        city: text,
        nationality: text,
        balanceDue: { type: 'object', properties: { amount: num, currency: text } },
        email: nullable,
        primaryDoctorId: text,
        emergencyContact: nullable,
        weightKg: num,
      },
      rows: patients,
    },
    {
      path: '/visits',
      properties: {
        visitId: int,
        patientId: text,
        doctorId: text,
        startsAt: moment,
        durationMinutes: int,
        visitStatus: of('SCHEDULED', 'CHECKED_IN', 'NO_SHOW', 'COMPLETED'),
        kind: text,
        isUrgent: flag,
        isBillable: flag,
        followUpRequired: flag,
        notes: text,
        fee: { ...num, description: 'USD' },
        satisfactionScore: { type: ['integer', 'null'] },
      },
      rows: visits,
    },
  ],
  fleet: [
    {
      path: '/vehicles',
      properties: {
        vin: { ...text, description: 'Unique id of the vehicle' },
        plate: text,
        make: text,
        model_year: int,
        odometer_km: int,
        fuel_level: { ...num, maximum: 1, minimum: 0 },
        status: of('IN_SERVICE', 'OUT_OF_SERVICE', 'UNDER_REPAIR'),
        is_electric: flag,
        has_tracker: flag,
        last_serviced_on: { ...date, type: ['string', 'null'] },
        next_inspection_due: date,
        depot: text,
        payload_tonnes: num,
        color: text,
      },
      rows: vehicles,
    },
    {
      path: '/trips',
      properties: {
        id: int,
        vehicle_vin: text,
        driver_name: text,
        distance_km: num,
        duration_hours: num,
        toll_cost: { ...num, description: 'EUR' },
        departed_at: moment,
        priority: of('low', 'normal', 'high', 'critical'),
        on_time: flag,
        cargo: text,
      },
      rows: trips,
    },
  ],
}
