import { ERRORS, model, optional, pageOf, partOf, pathsOf } from '../fastapi.ts'
import { choice, date, decimal, flag, moment, ref, text, whole } from '../openapi.ts'
import { EVENT_STATES, FORMATS, LEVELS, PAYMENT_STATES, SESSION_STATES, SPONSOR_TIERS, TICKET_TYPES, TRACKS } from './data.ts' // oxfmt-ignore

const ENUMS = {
  EventStatus: EVENT_STATES,
  Track: TRACKS,
  SessionFormat: FORMATS,
  SessionLevel: LEVELS,
  SessionStatus: SESSION_STATES,
  TicketType: TICKET_TYPES,
  PaymentStatus: PAYMENT_STATES,
  SponsorTier: SPONSOR_TIERS,
}
/** Decimals of Python come as texts, and may be sent as numbers. */
const amount = () => text(undefined, { pattern: String.raw`^(?!^[-+.]*$)[+-]?0*\d*\.?\d*$` })
const givenAmount = () => ({ anyOf: [decimal(), amount()] })

const EVENT = {
  id: whole(),
  name: text(),
  city: text(),
  country: text(),
  venue: text(),
  starts_on: date(),
  ends_on: date(),
  status: ref('EventStatus'),
  capacity: whole('How many tickets can be sold'),
  is_hybrid: flag(),
  website: optional(text()),
}
const ROOM = {
  id: whole(),
  event_id: whole(),
  name: text(),
  floor: whole(),
  capacity: whole(),
  has_livestream: flag(),
  step_free_access: flag(),
}
const SPEAKER = {
  id: whole(),
  full_name: text(),
  email: text(undefined, { format: 'email' }),
  company: optional(text()),
  country: text(),
  fee: optional(amount()),
  travel_covered: flag('We pay for travel and hotel'),
  bio: optional(text()),
}
const SESSION = {
  id: whole(),
  event_id: whole(),
  speaker_id: whole(),
  room_id: optional(whole()),
  title: text(),
  track: ref('Track'),
  format: ref('SessionFormat'),
  level: ref('SessionLevel'),
  status: ref('SessionStatus'),
  starts_at: optional(moment()),
  duration_minutes: whole(),
  is_recorded: flag(),
}
const ATTENDEE = {
  id: whole(),
  first_name: text(),
  last_name: text(),
  email: text(undefined, { format: 'email' }),
  company: optional(text()),
  country: text(),
  dietary_requirements: optional(text()),
  newsletter_opt_in: flag(),
  registered_at: moment(),
}
const TICKET = {
  id: whole(),
  event_id: whole(),
  attendee_id: whole(),
  ticket_type: ref('TicketType'),
  price: amount(),
  payment_status: ref('PaymentStatus'),
  discount_code: optional(text()),
  purchased_at: moment(),
  checked_in_at: optional(moment()),
}
const SPONSOR = {
  id: whole(),
  event_id: whole(),
  company_name: text(),
  tier: ref('SponsorTier'),
  amount: amount(),
  contact_email: text(),
  booth_number: optional(text()),
  contract_signed: flag(),
  invoice_paid_on: optional(date()),
}
const FEEDBACK = {
  id: whole(),
  session_id: whole(),
  attendee_id: whole(),
  rating: whole(undefined, { minimum: 1, maximum: 5 }),
  comment: optional(text()),
  submitted_at: moment(),
}
const READ = { EventRead: EVENT, RoomRead: ROOM, SpeakerRead: SPEAKER, SessionRead: SESSION, AttendeeRead: ATTENDEE, TicketRead: TICKET, SponsorRead: SPONSOR, FeedbackRead: FEEDBACK } // oxfmt-ignore

const paging = {
  page: whole('Page number', { default: 1, minimum: 1 }),
  size: whole('Page size', { default: 50, minimum: 1, maximum: 100 }),
}
const all = (tag: string, name: string, query: Record<string, object> = {}) => ({
  tag,
  returns: ref(`Page_${name}_`),
  query: { ...(query as Record<string, Record<string, unknown>>), ...paging },
})
const one = (tag: string, name: string) => ({ tag, returns: ref(name) })
const send = (tag: string, name: string, body: string) => ({ tag, returns: ref(name), body })
const made = (tag: string, name: string, body: string) => ({ ...send(tag, name, body), status: 201 })
const by = (...names: string[]) => Object.fromEntries(names.map(name => [name, optional(whole())]))

/** Conferences as FastAPI describes them, with pages of fastapi-pagination and decimals as texts. */
export const CONFERENCES_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'FastAPI', version: '0.1.0' },
  paths: pathsOf([
    ['get', '/api/events', 'get_events', all('events', 'EventRead', { status: optional(ref('EventStatus')) })],
    ['get', '/api/events/{event_id}', 'get_event', one('events', 'EventRead')],
    ['patch', '/api/events/{event_id}', 'patch_event', send('events', 'EventRead', 'EventUpdate')],
    ['post', '/api/events/{event_id}/publish', 'publish_event', one('events', 'EventRead')],
    ['get', '/api/rooms', 'get_rooms', all('rooms', 'RoomRead', by('event_id'))],
    ['patch', '/api/rooms/{room_id}', 'patch_room', send('rooms', 'RoomRead', 'RoomUpdate')],
    ['get', '/api/speakers', 'get_speakers', all('speakers', 'SpeakerRead')],
    ['post', '/api/speakers', 'post_speaker', made('speakers', 'SpeakerRead', 'SpeakerCreate')],
    ['get', '/api/speakers/{speaker_id}', 'get_speaker', one('speakers', 'SpeakerRead')],
    ['patch', '/api/speakers/{speaker_id}', 'patch_speaker', send('speakers', 'SpeakerRead', 'SpeakerUpdate')],
    ['get', '/api/sessions', 'get_sessions', all('sessions', 'SessionRead', { ...by('event_id', 'speaker_id', 'room_id'), track: optional(ref('Track')) })], // oxfmt-ignore
    ['post', '/api/sessions', 'post_session', made('sessions', 'SessionRead', 'SessionCreate')],
    ['get', '/api/sessions/{session_id}', 'get_session', one('sessions', 'SessionRead')],
    ['patch', '/api/sessions/{session_id}', 'patch_session', send('sessions', 'SessionRead', 'SessionUpdate')],
    ['delete', '/api/sessions/{session_id}', 'delete_session', { tag: 'sessions', status: 204 }],
    ['post', '/api/sessions/{session_id}/accept', 'accept_session', one('sessions', 'SessionRead')],
    ['post', '/api/sessions/{session_id}/reject', 'reject_session', one('sessions', 'SessionRead')],
    ['post', '/api/sessions/{session_id}/cancel', 'cancel_session', one('sessions', 'SessionRead')],
    ['get', '/api/attendees', 'get_attendees', all('attendees', 'AttendeeRead', { email: optional(text()) })],
    ['post', '/api/attendees', 'post_attendee', made('attendees', 'AttendeeRead', 'AttendeeCreate')],
    ['get', '/api/attendees/{attendee_id}', 'get_attendee', one('attendees', 'AttendeeRead')],
    ['patch', '/api/attendees/{attendee_id}', 'patch_attendee', send('attendees', 'AttendeeRead', 'AttendeeUpdate')],
    ['delete', '/api/attendees/{attendee_id}', 'delete_attendee', { tag: 'attendees', status: 204 }],
    ['get', '/api/tickets', 'get_tickets', all('tickets', 'TicketRead', { ...by('event_id', 'attendee_id'), payment_status: optional(ref('PaymentStatus')) })], // oxfmt-ignore
    ['post', '/api/tickets', 'post_ticket', made('tickets', 'TicketRead', 'TicketCreate')],
    ['post', '/api/tickets/{ticket_id}/check-in', 'check_in_ticket', one('tickets', 'TicketRead')],
    ['post', '/api/tickets/{ticket_id}/refund', 'refund_ticket', one('tickets', 'TicketRead')],
    ['get', '/api/sponsors', 'get_sponsors', all('sponsors', 'SponsorRead', by('event_id'))],
    ['post', '/api/sponsors', 'post_sponsor', made('sponsors', 'SponsorRead', 'SponsorCreate')],
    ['patch', '/api/sponsors/{sponsor_id}', 'patch_sponsor', send('sponsors', 'SponsorRead', 'SponsorUpdate')],
    ['delete', '/api/sponsors/{sponsor_id}', 'delete_sponsor', { tag: 'sponsors', status: 204 }],
    ['get', '/api/feedback', 'get_feedback', all('feedback', 'FeedbackRead', { ...by('session_id'), min_rating: optional(whole()) })], // oxfmt-ignore
    ['delete', '/api/feedback/{feedback_id}', 'delete_feedback', { tag: 'feedback', status: 204 }],
  ]),
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(ENUMS).map(([name, values]) => [name, { ...choice(values), title: name }])),
      ...Object.fromEntries(Object.entries(READ).map(([name, fields]) => [name, model(name, fields)])),
      ...Object.fromEntries(Object.keys(READ).map(pageOf)),
      EventUpdate: partOf('EventUpdate', EVENT, ['name', 'venue', 'starts_on', 'ends_on', 'capacity', 'is_hybrid', 'website']), // oxfmt-ignore
      RoomUpdate: partOf('RoomUpdate', ROOM, ['name', 'capacity', 'has_livestream', 'step_free_access']),
      SpeakerCreate: partOf(
        'SpeakerCreate',
        { ...SPEAKER, fee: optional(givenAmount()) },
        ['full_name', 'email', 'company', 'country', 'fee', 'travel_covered', 'bio'],
        ['full_name', 'email'],
      ),
      SpeakerUpdate: partOf('SpeakerUpdate', { ...SPEAKER, fee: givenAmount() }, ['email', 'company', 'country', 'fee', 'travel_covered', 'bio']), // oxfmt-ignore
      SessionCreate: partOf(
        'SessionCreate',
        SESSION,
        ['event_id', 'speaker_id', 'title', 'track', 'format', 'level', 'duration_minutes'],
        ['event_id', 'speaker_id', 'title', 'track'],
      ),
      SessionUpdate: partOf('SessionUpdate', SESSION, ['room_id', 'title', 'track', 'format', 'level', 'starts_at', 'duration_minutes', 'is_recorded']), // oxfmt-ignore
      AttendeeCreate: partOf(
        'AttendeeCreate',
        ATTENDEE,
        ['first_name', 'last_name', 'email', 'company', 'country', 'dietary_requirements', 'newsletter_opt_in'],
        ['first_name', 'last_name', 'email'],
      ),
      AttendeeUpdate: partOf('AttendeeUpdate', ATTENDEE, ['email', 'company', 'country', 'dietary_requirements', 'newsletter_opt_in']), // oxfmt-ignore
      TicketCreate: partOf(
        'TicketCreate',
        TICKET,
        ['event_id', 'attendee_id', 'ticket_type', 'discount_code'],
        ['event_id', 'attendee_id', 'ticket_type'],
      ),
      SponsorCreate: partOf(
        'SponsorCreate',
        { ...SPONSOR, amount: givenAmount() },
        ['event_id', 'company_name', 'tier', 'amount', 'contact_email', 'booth_number'],
        ['event_id', 'company_name', 'tier', 'amount'],
      ),
      SponsorUpdate: partOf('SponsorUpdate', { ...SPONSOR, amount: givenAmount() }, ['tier', 'amount', 'contact_email', 'booth_number', 'contract_signed', 'invoice_paid_on']), // oxfmt-ignore
      ...ERRORS,
    },
  },
}
