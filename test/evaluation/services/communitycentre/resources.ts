import { choice, date, decimal, flag, listOf, record, ref, text, whole } from '../openapi.ts'
import type { CommunitycentreData } from './data.ts'
import { AGE_GROUPS, BUILDINGS, CLASS_CATEGORIES, CLASS_STATUSES, DUTIES, EQUIPMENT, HALL_PAYMENT_METHODS, HIRER_TYPES, HIRE_STATUSES, LAYOUTS, PAYMENT_STATUSES, ROOM_TYPES, WEEKDAYS } from './kinds.ts' // oxfmt-ignore

type Field = Record<string, unknown>
export interface CentreResource {
  table: keyof CommunitycentreData
  model: string
  /** What the records are. */
  about: string
  fields: Record<string, Field>
  readOnly: string[]
  required: string[]
  filters: string[]
  /** A date that may be bounded with `_from` and `_to`. */
  bounded: string[]
  search: string[]
  ordering: string[]
  /** Keys and the path of what they point to. */
  keys: Record<string, string>
  writes: ('create' | 'partial_update' | 'destroy')[]
}

const WORDS: Record<string, readonly string[]> = {
  Building: BUILDINGS,
  RoomType: ROOM_TYPES,
  Equipment: EQUIPMENT,
  HirerType: HIRER_TYPES,
  HireStatus: HIRE_STATUSES,
  PaymentStatus: PAYMENT_STATUSES,
  PaymentMethod: HALL_PAYMENT_METHODS,
  Layout: LAYOUTS,
  ClassCategory: CLASS_CATEGORIES,
  AgeGroup: AGE_GROUPS,
  Weekday: WEEKDAYS,
  ClassStatus: CLASS_STATUSES,
  Duty: DUTIES,
}
const line = (description?: string) => text(description, { maxLength: 150 })
const email = () => text('E-mail address', { format: 'email' })
const telephone = () => line('Telephone number')
const time = (description: string) => text(description, { format: 'time', example: '18:30' })
const number = (description: string) => whole(description, { minimum: 0 })
const pounds = (description: string) => decimal(`${description}, in GBP`, { minimum: 0 })
const person = { first_name: line(), last_name: line(), email: email(), phone: telephone() }
const ALL: CentreResource['writes'] = ['create', 'partial_update', 'destroy']

export const CENTRE_RESOURCES: Record<string, CentreResource> = {
  rooms: {
    table: 'hallRooms',
    model: 'Room',
    about: 'Rooms of the centre that can be hired and in which classes are held.',
    fields: {
      name: line('Name of the room'),
      building: ref('Building'),
      floor: whole('Storey, 0 is the ground floor'),
      room_type: ref('RoomType'),
      capacity: number('How many people the room may hold'),
      hourly_rate: pounds('Price of hiring the room for one hour, before any discount'),
      deposit: pounds('Refundable deposit that is taken for a hire'),
      equipment: listOf(ref('Equipment'), 'What is in the room'),
      is_step_free: flag('Can be reached without stairs'),
      description: text('Text for the brochure'),
    },
    readOnly: [],
    required: ['name', 'building', 'room_type', 'capacity', 'hourly_rate'],
    filters: ['building', 'room_type', 'is_step_free'],
    bounded: [],
    search: ['name', 'description'],
    ordering: ['name', 'capacity', 'hourly_rate'],
    keys: {},
    writes: ['create', 'partial_update'],
  },
  hirers: {
    table: 'hallHirers',
    model: 'Hirer',
    about: 'Clubs, charities, businesses and private persons who hire rooms.',
    fields: {
      name: line('Name of the organisation or the person'),
      hirer_type: ref('HirerType'),
      contact: ref('Contact'),
      address: ref('Address'),
      discount_percent: number('Discount on the hourly rate, in per cent'),
      registered_on: date('Day on which they were entered as a hirer'),
      notes: text('Remarks for the office'),
    },
    readOnly: ['registered_on'],
    required: ['name', 'hirer_type', 'contact'],
    filters: ['hirer_type'],
    bounded: ['registered_on'],
    search: ['name', 'notes'],
    ordering: ['name', 'registered_on'],
    keys: {},
    writes: ALL,
  },
  hires: {
    table: 'hallHires',
    model: 'Hire',
    about: 'Bookings of a room by a hirer for some hours of one day.',
    fields: {
      hire_number: line('Number on the hire agreement, e.g. H-7301'),
      room: whole('Room that is hired'),
      hirer: whole('Who hires the room'),
      purpose: line('What the room is hired for'),
      date: date('Day of the hire'),
      start_time: time('When the hire begins'),
      end_time: time('When the room must be empty again'),
      hours: decimal('Length of the hire in hours'),
      expected_attendance: { ...number('How many people are expected'), nullable: true },
      setup: ref('Setup'),
      status: ref('HireStatus'),
      charge: pounds('Price of the whole hire, discount taken off'),
      payment_status: ref('PaymentStatus'),
      booked_on: date('Day on which the booking was made'),
      notes: text('Remarks for the caretaker'),
    },
    readOnly: ['hire_number', 'hours', 'status', 'charge', 'payment_status', 'booked_on'],
    required: ['room', 'hirer', 'purpose', 'date', 'start_time', 'end_time'],
    filters: ['room', 'hirer', 'status', 'payment_status', 'hire_number', 'date'],
    bounded: ['date', 'booked_on'],
    search: ['hire_number', 'purpose', 'notes'],
    ordering: ['date', 'charge', 'booked_on'],
    keys: { room: 'rooms', hirer: 'hirers' },
    writes: ALL,
  },
  payments: {
    table: 'hallPayments',
    model: 'Payment',
    about: 'Money received from hirers for their hires.',
    fields: {
      receipt_number: line('Number on the receipt, e.g. R-2501'),
      hire: whole('Hire that is paid for'),
      amount: pounds('Amount received'),
      method: ref('PaymentMethod'),
      paid_on: date('Day on which the money came in'),
    },
    readOnly: ['receipt_number'],
    required: ['hire', 'amount', 'method'],
    filters: ['hire', 'method', 'receipt_number'],
    bounded: ['paid_on'],
    search: ['receipt_number'],
    ordering: ['paid_on', 'amount'],
    keys: { hire: 'hires' },
    writes: ['create', 'destroy'],
  },
  tutors: {
    table: 'hallTutors',
    model: 'Tutor',
    about: 'Self-employed tutors who teach the classes.',
    fields: {
      ...person,
      subjects: listOf(ref('ClassCategory'), 'What they can teach'),
      hourly_fee: pounds('What we pay the tutor for an hour'),
      started_on: date('Day on which they began with us'),
      dbs_expires_on: date('Day on which their DBS check (criminal records check) runs out'),
    },
    readOnly: [],
    required: ['first_name', 'last_name', 'email', 'hourly_fee', 'dbs_expires_on'],
    filters: [],
    bounded: ['dbs_expires_on'],
    search: ['first_name', 'last_name'],
    ordering: ['last_name', 'hourly_fee', 'started_on'],
    keys: {},
    writes: ['create', 'partial_update'],
  },
  classes: {
    table: 'hallClasses',
    model: 'ActivityClass',
    about: 'Regular weekly classes, each with a tutor, a room and the participants who are enrolled.',
    fields: {
      title: line('Title in the programme'),
      category: ref('ClassCategory'),
      tutor: whole('Tutor who teaches the class'),
      room: whole('Room in which the class is held'),
      weekday: ref('Weekday'),
      start_time: time('When a session begins'),
      end_time: time('When a session ends'),
      age_group: ref('AgeGroup'),
      status: ref('ClassStatus'),
      starts_on: date('First day of the term'),
      ends_on: date('Last day of the term'),
      price: pounds('Fee of a participant for the term'),
      max_participants: number('How many can take part at most'),
      participants: listOf(whole(), 'Participants who are enrolled'),
      places_taken: number('How many are enrolled'),
      places_left: number('How many more can enrol; 0 when the class is full'),
    },
    readOnly: ['participants', 'places_taken', 'places_left'],
    required: ['title', 'category', 'tutor', 'room', 'weekday', 'start_time', 'end_time', 'starts_on', 'ends_on', 'price', 'max_participants'], // oxfmt-ignore
    filters: ['category', 'tutor', 'room', 'weekday', 'age_group', 'status'],
    bounded: ['starts_on'],
    search: ['title'],
    ordering: ['title', 'price', 'starts_on'],
    keys: { tutor: 'tutors', room: 'rooms' },
    writes: ['create', 'partial_update'],
  },
  participants: {
    table: 'hallParticipants',
    model: 'Participant',
    about: 'People who take part in classes.',
    fields: {
      ...person,
      date_of_birth: date(),
      address: ref('Address'),
      emergency_contact: ref('EmergencyContact'),
      is_concession: flag('Pays the reduced fee'),
      has_photo_consent: flag('May be shown in photographs'),
      joined_on: date('Day of the first enrolment'),
    },
    readOnly: ['joined_on'],
    required: ['first_name', 'last_name', 'date_of_birth', 'phone'],
    filters: ['is_concession', 'has_photo_consent'],
    bounded: ['joined_on'],
    search: ['first_name', 'last_name', 'email'],
    ordering: ['last_name', 'joined_on'],
    keys: {},
    writes: ALL,
  },
  volunteers: {
    table: 'hallVolunteers',
    model: 'Volunteer',
    about: 'Volunteers who help in the centre, with their turns on the weekly rota.',
    fields: {
      ...person,
      joined_on: date('Day on which they began to volunteer'),
      is_first_aider: flag('Has a valid first aid certificate'),
      has_keys: flag('Holds keys to the building'),
      rota: listOf(ref('RotaTurn'), 'Turns of every week'),
    },
    readOnly: [],
    required: ['first_name', 'last_name', 'phone'],
    filters: ['is_first_aider', 'has_keys'],
    bounded: [],
    search: ['first_name', 'last_name'],
    ordering: ['last_name', 'joined_on'],
    keys: {},
    writes: ALL,
  },
}
export const CENTRE_PARTS: Record<string, object> = {
  Address: record({ street: line(), town: line(), postcode: line() }, ['street', 'town', 'postcode']),
  Contact: record({ name: line('Person to ask for'), email: email(), phone: telephone() }, ['name', 'phone']),
  EmergencyContact: record({ name: line(), phone: telephone(), relationship: line('Who they are to the participant') }, ['name', 'phone']), // oxfmt-ignore
  Setup: record({ layout: ref('Layout'), chairs: number('Chairs to be put out'), tables: number('Tables to be put out') }, ['layout']), // oxfmt-ignore
  RotaTurn: record({ weekday: ref('Weekday'), start_time: time('From'), end_time: time('Until'), duty: ref('Duty') }, ['weekday', 'duty']), // oxfmt-ignore
  EnrolRequest: record({ participant: whole('Participant who is to be enrolled') }, ['participant']),
  ...Object.fromEntries(Object.entries(WORDS).map(([name, words]) => [name, choice(words)])),
}
/** What can be done with one record besides. */
export const CENTRE_ACTIONS: [path: string, verb: string, description: string, body?: string][] = [
  ['hires', 'confirm', 'Confirm a provisional hire.'],
  ['hires', 'cancel', 'Cancel a hire that is provisional or confirmed.'],
  ['classes', 'enrol', 'Enrol a participant in a class that has places left.', 'EnrolRequest'],
]
/** The words that a field may hold. */
export const choicesOf = (field: Field | undefined): readonly string[] | undefined => WORDS[String(field?.$ref).split('/').at(-1)!] // oxfmt-ignore
