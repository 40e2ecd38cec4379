import { createDescriber, idInPath, listOf } from '../describe.ts'
import { choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { APPOINTMENT_STATES, CONTACT_WAYS, INVOICE_STATES, REASONS, SPECIALTIES, SPECIES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const person = { firstName: text(), lastName: text(), email: text(undefined, { format: 'email' }) }
const KINDS: Record<string, Record<string, object>> = {
  Owner: {
    id: whole(),
    ...person,
    phone: maybe(text()),
    address: ref('Address'),
    preferredContact: choice(CONTACT_WAYS, 'How the owner likes to be reached'),
    registeredOn: date(),
  },
  Pet: {
    id: whole(),
    name: text(),
    owner: ref('Reference'),
    species: choice(SPECIES),
    breed: text(),
    sex: choice(['female', 'male']),
    bornOn: date(),
    weightKg: decimal('Weight at the last visit'),
    isNeutered: flag(),
    isInsured: flag(),
    microchip: maybe(text()),
  },
  Veterinarian: {
    id: whole(),
    ...person,
    specialty: choice(SPECIALTIES),
    consultationFee: ref('Money'),
    isPartner: flag('Whether the practice is partly theirs'),
    joinedOn: date(),
  },
  Appointment: {
    id: whole(),
    pet: ref('Reference'),
    veterinarian: ref('Reference'),
    reason: choice(REASONS),
    startsAt: moment(),
    durationMinutes: whole(),
    status: choice(APPOINTMENT_STATES),
  },
  Vaccination: {
    id: whole(),
    pet: ref('Reference'),
    vaccine: text(),
    givenOn: date(),
    nextDueOn: date('When the booster is due'),
    batchNumber: text(),
  },
  Invoice: {
    id: whole(),
    number: text('Number printed on the invoice', { example: 'V-3001' }),
    owner: ref('Reference'),
    total: ref('Money'),
    status: choice(INVOICE_STATES),
    issuedOn: date(),
    dueOn: date(),
    paidOn: maybe(date()),
  },
}
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const a = (kind: string) => `${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind.toLowerCase()}`
const SUMMARIES = { get: 'Get', create: 'Add', update: 'Change', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(
  KINDS,
  {
    schema: kind => kind,
    plural: kind => `${kind}s`,
    operationId: (verb, kind, plural) => (verb === 'list' ? `list${plural}` : `${verb}${capital(kind)}`),
    summary: (verb, kind, plural) => (verb === 'list' ? `List ${plural.toLowerCase()}` : `${SUMMARIES[verb]} ${a(kind)}`), // oxfmt-ignore
    page: kind => record({ data: listOf(ref(kind)), pagination: ref('Pagination') }, ['data', 'pagination']),
    paging: [
      queryParameter('page', whole(undefined, { minimum: 1, default: 1 })),
      queryParameter('perPage', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
    ],
    key: () => idInPath(whole()),
  },
  { ownerId: whole(), petId: whole(), veterinarianId: whole() },
)
const OWNER = ['firstName', 'lastName', 'email', 'phone', 'address', 'preferredContact']
const PET = ['name', 'ownerId', 'species', 'breed', 'sex', 'bornOn', 'weightKg', 'isNeutered', 'isInsured', 'microchip']

/** A veterinary practice: camelCase, objects inside, `data` and `pagination`. */
export const VETS_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Oak Lane Veterinary Practice', version: '1.4.0', description: 'Owners, pets, appointments and invoices of the practice.' }, // oxfmt-ignore
  servers: [{ url: '/api/v1' }],
  paths: {
    '/owners': { get: list('Owner', 'email'), post: add('Owner', OWNER, ['firstName', 'lastName', 'email']) },
    '/owners/{id}': { get: one('Owner'), patch: change('Owner', OWNER), delete: drop('Owner') },
    '/pets': { get: list('Pet', 'species', 'ownerId'), post: add('Pet', PET, ['name', 'ownerId', 'species']) },
    '/pets/{id}': { get: one('Pet'), patch: change('Pet', PET) },
    '/veterinarians': { get: list('Veterinarian', 'specialty') },
    '/veterinarians/{id}': { get: one('Veterinarian') },
    '/appointments': {
      get: list('Appointment', 'status', 'petId', 'veterinarianId'),
      post: add('Appointment', ['petId', 'veterinarianId', 'reason', 'startsAt', 'durationMinutes'], ['petId', 'veterinarianId', 'reason', 'startsAt']), // oxfmt-ignore
    },
    '/appointments/{id}': {
      get: one('Appointment'),
      patch: change('Appointment', ['veterinarianId', 'reason', 'startsAt', 'durationMinutes']),
    },
    '/appointments/{id}/cancel': { post: act('cancel', 'Appointment', 'Cancel a booked appointment') },
    '/vaccinations': {
      get: list('Vaccination', 'petId'),
      post: add('Vaccination', ['petId', 'vaccine', 'givenOn', 'nextDueOn', 'batchNumber'], ['petId', 'vaccine', 'givenOn']), // oxfmt-ignore
    },
    '/invoices': { get: list('Invoice', 'status', 'ownerId') },
    '/invoices/{id}': { get: one('Invoice') },
    '/invoices/{id}/pay': { post: act('pay', 'Invoice', 'Mark an invoice as paid') },
  },
  components: {
    schemas: {
      ...schemas,
      Address: record({ street: text(), city: text(), postcode: text() }),
      Reference: record({ id: whole(), name: text() }),
      Money: record({ amount: decimal(), currency: text() }),
      Pagination: record({ page: whole(), perPage: whole(), total: whole() }),
    },
  },
}
