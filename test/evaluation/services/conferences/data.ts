import { createRandom } from '../../../support/apis/random.ts'
import { naive } from '../courier/data.ts'
import { createDays, shiftDay } from '../days.ts'
import { createAttendees, createSpeakers } from '../persons.ts'

export interface ConferenceEvent {
  id: number
  name: string
  city: string
  country: string
  venue: string
  startsOn: string
  endsOn: string
  status: string
  capacity: number
  isHybrid: boolean
  website: string | null
}
export interface ConferenceRoom {
  id: number
  eventId: number
  name: string
  floor: number
  capacity: number
  hasLivestream: boolean
  stepFreeAccess: boolean
}
export interface Speaker {
  id: number
  fullName: string
  email: string
  company: string | null
  country: string
  fee: number | null
  travelCovered: boolean
  bio: string | null
}
export interface ConferenceSession {
  id: number
  eventId: number
  speakerId: number
  roomId: number | null
  title: string
  track: string
  format: string
  level: string
  status: string
  startsAt: string | null
  durationMinutes: number
  isRecorded: boolean
}
export interface Attendee {
  id: number
  firstName: string
  lastName: string
  email: string
  company: string | null
  country: string
  dietaryRequirements: string | null
  newsletterOptIn: boolean
  registeredAt: string
}
export interface ConferenceTicket {
  id: number
  eventId: number
  attendeeId: number
  ticketType: string
  price: number
  paymentStatus: string
  discountCode: string | null
  purchasedAt: string
  checkedInAt: string | null
}
export interface Sponsor {
  id: number
  eventId: number
  companyName: string
  tier: string
  amount: number
  contactEmail: string
  boothNumber: string | null
  contractSigned: boolean
  invoicePaidOn: string | null
}
export interface SessionFeedback {
  id: number
  sessionId: number
  attendeeId: number
  rating: number
  comment: string | null
  submittedAt: string
}

export const EVENT_STATES = ['draft', 'published', 'sold_out', 'finished', 'cancelled'] as const
export const TRACKS = ['backend', 'frontend', 'data', 'design', 'leadership', 'security'] as const
export const FORMATS = ['talk', 'workshop', 'keynote', 'panel', 'lightning_talk'] as const
export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export const SESSION_STATES = ['proposed', 'accepted', 'confirmed', 'rejected', 'cancelled'] as const
export const TICKET_TYPES = ['early_bird', 'regular', 'student', 'vip'] as const
export const PAYMENT_STATES = ['pending', 'paid', 'refunded'] as const
export const SPONSOR_TIERS = ['platinum', 'gold', 'silver', 'bronze'] as const

const EVENTS: [name: string, city: string, country: string, venue: string, start: number, days: number][] = [
  ['DataCraft Summit', 'Berlin', 'Germany', 'Kesselhaus', -300, 2],
  ['Frontend Fair', 'Amsterdam', 'Netherlands', 'De Loods', -214, 1],
  ['Nordic Cloud Days', 'Oslo', 'Norway', 'Havnelageret', -152, 3],
  ['Inclusive Design Forum', 'Copenhagen', 'Denmark', 'Pakhus 11', -97, 2],
  ['DevOps Harbour', 'Hamburg', 'Germany', 'Speicherstadt Hall', -38, 2],
  ['SecureStack', 'Vienna', 'Austria', 'Alte Schmiede', 13, 2],
  ['Lead Dev Lisbon', 'Lisbon', 'Portugal', 'Armazem 7', 46, 2],
  ['Rust Assembly', 'Zurich', 'Switzerland', 'Schiffbau', 108, 3],
  ['Green Coding Week', 'Tallinn', 'Estonia', 'Noblessner', 190, 4],
]
const ROOMS =
  'Aurora,Basalt,Cedar,Delta,Ember,Fjord,Garnet,Helix,Indigo,Jasper,Kelvin,Lagoon,Meridian,Nimbus,Onyx,Prism,Quartz,Ridge,Saffron,Tundra,Umbra,Vertex,Willow,Xenon,Yonder,Zenith,Atrium,Boiler Room,Courtyard,Dome,Engine Hall'.split(
    ',',
  )
const SUBJECTS: Record<string, string[]> = {
  backend: ['Event Sourcing', 'Postgres Indexes', 'gRPC', 'Queues', 'Rate Limiting'],
  frontend: ['CSS Grid', 'Web Components', 'Hydration', 'Forms', 'View Transitions'],
  data: ['Data Contracts', 'Feature Stores', 'Lakehouses', 'Time Series', 'Vector Search'],
  design: ['Design Tokens', 'Colour Contrast', 'User Interviews', 'Dark Patterns'],
  leadership: ['Hiring', 'One-on-Ones', 'Incident Reviews', 'Remote Teams'],
  security: ['Threat Models', 'Passkeys', 'Supply Chains', 'Secrets Management'],
}
const PHRASES = [
  (subject: string) => `${subject} from Scratch`,
  (subject: string) => `${subject} in Production`,
  (subject: string) => `The Hidden Cost of ${subject}`,
  (subject: string) => `Ten Years of ${subject}`,
  (subject: string) => `Why We Gave Up on ${subject}`,
  (subject: string) => `${subject} for Humans`,
  (subject: string) => `${subject}: Lessons Learned`,
]
const COMPANIES = ['Lumen Systems', 'Barnacle', 'Orbit Bank', 'Paperplane', 'Tallow Energy', 'Hexbridge', 'Civic Code']
const PATRONS =
  'Altostratus,Bitforge,Cobbler,Datenwerk,Everpeak,Foxtrot Cloud,Gridline,Hollow Log,Interlock,Jetsam,Keystone Labs,Lattice,Monolith'.split(
    ',',
  )
const COUNTRIES = ['Germany', 'Norway', 'Portugal', 'Estonia', 'Netherlands', 'Poland', 'Ireland']
const DIETS = ['vegan', 'vegetarian', 'gluten-free', 'halal', 'nut allergy']
const COMMENTS = ['Great pace', 'Too basic for me', 'Loved the demos', 'Could not hear the speaker', 'Slides please!']
const PRICES = { early_bird: 349, regular: 499, student: 99.5, vip: 1150 } as const

export type ConferencesData = ReturnType<typeof createConferencesData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

function createEvents(random: Random, { day }: Days) {
  const events: ConferenceEvent[] = EVENTS.map(([name, city, country, venue, start, days], index) => ({
    id: 11 + index,
    name,
    city,
    country,
    venue,
    startsOn: day(start),
    endsOn: day(start + days - 1),
    status: start < 0 ? 'finished' : ['sold_out', 'published', 'published', 'draft'][index - 5]!,
    capacity: 60 + 20 * random.whole(1, 22),
    isHybrid: random.chance(0.4),
    website: index === 8 ? null : `https://${name.toLowerCase().replace(/\W+/g, '-')}.example`,
  }))
  const rooms: ConferenceRoom[] = ROOMS.map((name, index) => ({
    id: 101 + index,
    eventId: events[index % events.length]!.id,
    name,
    floor: random.whole(0, 3),
    capacity: 10 * random.whole(2, 45),
    hasLivestream: random.chance(0.4),
    stepFreeAccess: random.chance(0.75),
  }))
  const sponsors: Sponsor[] = events.flatMap(event =>
    PATRONS.filter(() => random.chance(0.38)).map(companyName => {
      const tier = random.pick(SPONSOR_TIERS)
      const isOver = event.status === 'finished'
      const isPaid = random.chance(isOver ? 0.8 : 0.3)
      return {
        id: 0,
        eventId: event.id,
        companyName,
        tier,
        amount: { platinum: 20_000, gold: 12_000, silver: 6_500, bronze: 2_500 }[tier] + 250 * random.whole(0, 6),
        contactEmail: `events@${companyName.toLowerCase().replace(/\W+/g, '')}.example`,
        boothNumber: random.chance(0.6) ? `B${random.whole(1, 40)}` : null,
        contractSigned: isOver || random.chance(0.6),
        invoicePaidOn: isPaid ? (isOver ? shiftDay(event.startsOn, -random.whole(3, 50)) : day(-random.whole(2, 40))) : null, // oxfmt-ignore
      }
    }),
  )
  sponsors.forEach((one, index) => (one.id = 401 + index))
  return { events, rooms, sponsors }
}

function createProgramme(random: Random, { events, rooms }: ReturnType<typeof createEvents>) {
  const speakers: Speaker[] = createSpeakers().map(({ firstName, lastName, email }, index) => ({
    id: 301 + index,
    fullName: `${firstName} ${lastName}`,
    email,
    company: random.chance(0.75) ? random.pick(COMPANIES) : null,
    country: random.pick(COUNTRIES),
    fee: random.chance(0.55) ? 250 * random.whole(1, 20) : null,
    travelCovered: random.chance(0.5),
    bio: random.chance(0.7) ? `${firstName} has been in software for ${random.whole(3, 30)} years.` : null,
  }))
  const titles = Object.entries(SUBJECTS).flatMap(([track, subjects]) =>
    subjects.flatMap(subject => PHRASES.map(phrase => ({ track, title: phrase(subject) }))),
  )
  const order = titles.map(one => ({ one, at: random.next() })).sort((a, b) => a.at - b.at)
  const sessions: ConferenceSession[] = order.slice(0, 170).map(({ one: { track, title } }, index) => {
    const event = random.pick(events)
    const isOver = event.status === 'finished'
    const status = isOver
      ? random.pick(['confirmed', 'confirmed', 'confirmed', 'confirmed', 'rejected', 'cancelled'])
      : random.pick(['proposed', 'proposed', 'accepted', 'confirmed', 'confirmed', 'rejected'])
    const isPlanned = status === 'confirmed' || status === 'cancelled'
    const format = random.pick(['talk', 'talk', 'talk', 'workshop', 'panel', 'lightning_talk', 'keynote'])
    const days = Math.round((Date.parse(event.endsOn) - Date.parse(event.startsOn)) / 86_400_000)
    const at = `${shiftDay(event.startsOn, random.whole(0, days))}T${String(random.whole(9, 17)).padStart(2, '0')}:${random.pick(['00', '30'])}:00`
    return {
      id: 601 + index,
      eventId: event.id,
      speakerId: random.pick(speakers.slice(0, 55)).id,
      roomId: isPlanned && random.chance(0.9) ? random.pick(rooms.filter(room => room.eventId === event.id)).id : null,
      title,
      track,
      format,
      level: random.pick(LEVELS),
      status,
      startsAt: isPlanned ? at : null,
      durationMinutes: { talk: 40, workshop: 150, keynote: 50, panel: 60, lightning_talk: 10 }[format]! + 5 * random.whole(0, 2), // oxfmt-ignore
      isRecorded: random.chance(0.5),
    }
  })
  return { speakers, sessions }
}

function createAudience(random: Random, { day, moment }: Days, events: readonly ConferenceEvent[]) {
  const at = (offset: number) => naive(moment(offset, random.whole(30, 88) / 96))
  const daysTo = (event: ConferenceEvent) => Math.round((Date.parse(event.startsOn) - Date.parse(day(0))) / 86_400_000)
  const attendees: Attendee[] = createAttendees().map(({ firstName, lastName, email }, index) => ({
    id: 1_001 + index,
    firstName,
    lastName,
    email,
    company: random.chance(0.7) ? random.pick(COMPANIES) : null,
    country: random.pick(COUNTRIES),
    dietaryRequirements: random.chance(0.35) ? random.pick(DIETS) : null,
    newsletterOptIn: random.chance(0.55),
    registeredAt: at(-random.whole(1, 420)),
  }))
  const onSale = events.filter(one => one.status !== 'draft')
  const tickets: ConferenceTicket[] = Array.from({ length: 340 }, (_, index) => {
    const event = random.pick(onSale)
    const before = daysTo(event)
    const ticketType = random.pick(['early_bird', 'regular', 'regular', 'regular', 'student', 'vip'] as const)
    const discountCode = random.chance(0.2) ? random.pick(['FRIEND10', 'SPEAKERPLUS', 'MEETUP25']) : null
    const paymentStatus = before < 0 ? random.pick(['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'refunded', 'pending']) : random.pick(['paid', 'paid', 'pending', 'refunded']) // oxfmt-ignore
    const isIn = before < 0 && paymentStatus === 'paid' && random.chance(0.8)
    return {
      id: 5_001 + index,
      eventId: event.id,
      attendeeId: random.pick(attendees.slice(0, 190)).id,
      ticketType,
      price: PRICES[ticketType] * (discountCode === null ? 1 : 0.9),
      paymentStatus,
      discountCode,
      purchasedAt: at(Math.min(before - random.whole(2, 70), -random.whole(1, 60))),
      checkedInAt: isIn ? `${event.startsOn}T${random.pick(['08:41:12', '09:02:45', '09:37:20'])}` : null,
    }
  })
  return { attendees, tickets: tickets.map(one => ({ ...one, price: Math.round(100 * one.price) / 100 })) }
}

function createFeedback(
  random: Random,
  sessions: readonly ConferenceSession[],
  tickets: readonly ConferenceTicket[],
): SessionFeedback[] {
  const present = tickets.filter(one => one.checkedInAt !== null)
  const rows = present.flatMap(ticket => {
    const held = sessions.filter(one => one.eventId === ticket.eventId && one.status === 'confirmed')
    return held
      .filter(() => random.chance(0.12))
      .map(session => ({
        sessionId: session.id,
        attendeeId: ticket.attendeeId,
        rating: random.pick([1, 2, 3, 3, 4, 4, 4, 5, 5]),
        comment: random.chance(0.4) ? random.pick(COMMENTS) : null,
        submittedAt: `${session.startsAt!.slice(0, 10)}T${random.whole(18, 22)}:${random.whole(10, 59)}:00`,
      }))
  })
  return rows.map((one, index) => ({ id: 20_001 + index, ...one }))
}

/** 9 events, 31 rooms, some 45 sponsors, 60 speakers, 170 sessions, 210 attendees, 340 tickets, some 200 votes of feedback. */
export function createConferencesData(clock: Date) {
  const random = createRandom(92_05_03)
  const days = createDays(clock)
  const made = createEvents(random, days)
  const programme = createProgramme(random, made)
  const audience = createAudience(random, days, made.events)
  return { ...made, ...programme, ...audience, feedback: createFeedback(random, programme.sessions, audience.tickets) }
}
