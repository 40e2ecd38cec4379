import { listenJson, type Handler } from '../../../support/apis/listen-json.ts'
import { naive } from '../courier/data.ts'
import { refuse } from '../fastapi.ts'
import { toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, cutByPage } from '../serve-rows.ts'
import { createConferencesData, type ConferencesData } from './data.ts'
import { CONFERENCES_DESCRIPTION } from './description.ts'

const now = () => naive(new Date().toISOString())
const DECIMALS = ['price', 'fee', 'amount']
/** Decimals are written as texts. */
const write = (_: string, row: Row): object =>
  toSnake(
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        DECIMALS.includes(name) && value !== null ? Number(value).toFixed(2) : value,
      ]),
    ),
  )

/** Starts the conferences. `data` is what they serve and change; `reset` puts it back. */
export async function startConferences({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createConferencesData(clock)
  const { list, withRow, change, remove, add, become, isThere } = createHandlers<keyof ConferencesData>(
    data,
    cutByPage,
    write,
  )

  const invite = (given: Record<string, unknown>) => ({ company: null, country: '', fee: null, travelCovered: false, bio: null, ...given }) // oxfmt-ignore
  const propose = (given: Record<string, unknown>) =>
    isThere('events', given.eventId) && isThere('speakers', given.speakerId)
      ? { format: 'talk', level: 'beginner', durationMinutes: 40, ...given, roomId: null, status: 'proposed', startsAt: null, isRecorded: false } // oxfmt-ignore
      : 'No such event or speaker'
  const register = (given: Record<string, unknown>) => ({
    company: null,
    country: '',
    dietaryRequirements: null,
    newsletterOptIn: false,
    ...given,
    registeredAt: now(),
  })
  const sell = (given: Record<string, unknown>) =>
    isThere('events', given.eventId) && isThere('attendees', given.attendeeId)
      ? { discountCode: null, ...given, price: 499, paymentStatus: 'pending', purchasedAt: now(), checkedInAt: null }
      : 'No such event or attendee'
  const sponsor = (given: Record<string, unknown>) =>
    isThere('events', given.eventId)
      ? { contactEmail: '', boothNumber: null, ...given, contractSigned: false, invoicePaidOn: null }
      : 'No such event'
  const checkIn = withRow('tickets', row => {
    if (row.checkedInAt !== null) return refuse(409, 'Already checked in')
    row.checkedInAt = now()
    return undefined
  })

  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: CONFERENCES_DESCRIPTION })],
    ['GET', /^\/api\/events$/, list('events', 'status')],
    ['GET', /^\/api\/events\/(\d+)$/, withRow('events')],
    ['PATCH', /^\/api\/events\/(\d+)$/, change('events')],
    ['POST', /^\/api\/events\/(\d+)\/publish$/, become('events', ['draft'], () => ({ status: 'published' }))],
    ['GET', /^\/api\/rooms$/, list('rooms', 'eventId')],
    ['PATCH', /^\/api\/rooms\/(\d+)$/, change('rooms')],
    ['GET', /^\/api\/speakers$/, list('speakers')],
    ['POST', /^\/api\/speakers$/, add('speakers', ['fullName', 'email'], invite)],
    ['GET', /^\/api\/speakers\/(\d+)$/, withRow('speakers')],
    ['PATCH', /^\/api\/speakers\/(\d+)$/, change('speakers')],
    ['GET', /^\/api\/sessions$/, list('sessions', 'eventId', 'speakerId', 'roomId', 'track')],
    ['POST', /^\/api\/sessions$/, add('sessions', ['eventId', 'speakerId', 'title', 'track'], propose)],
    ['GET', /^\/api\/sessions\/(\d+)$/, withRow('sessions')],
    ['PATCH', /^\/api\/sessions\/(\d+)$/, change('sessions')],
    ['DELETE', /^\/api\/sessions\/(\d+)$/, remove('sessions')],
    ['POST', /^\/api\/sessions\/(\d+)\/accept$/, become('sessions', ['proposed'], () => ({ status: 'accepted' }))],
    ['POST', /^\/api\/sessions\/(\d+)\/reject$/, become('sessions', ['proposed'], () => ({ status: 'rejected' }))],
    ['POST', /^\/api\/sessions\/(\d+)\/cancel$/, become('sessions', ['accepted', 'confirmed'], () => ({ status: 'cancelled' }))], // oxfmt-ignore
    ['GET', /^\/api\/attendees$/, list('attendees', 'email')],
    ['POST', /^\/api\/attendees$/, add('attendees', ['firstName', 'lastName', 'email'], register)],
    ['GET', /^\/api\/attendees\/(\d+)$/, withRow('attendees')],
    ['PATCH', /^\/api\/attendees\/(\d+)$/, change('attendees')],
    ['DELETE', /^\/api\/attendees\/(\d+)$/, remove('attendees')],
    ['GET', /^\/api\/tickets$/, list('tickets', 'eventId', 'attendeeId', 'paymentStatus')],
    ['POST', /^\/api\/tickets$/, add('tickets', ['eventId', 'attendeeId', 'ticketType'], sell)],
    ['POST', /^\/api\/tickets\/(\d+)\/check-in$/, checkIn],
    ['POST', /^\/api\/tickets\/(\d+)\/refund$/, become('tickets', ['paid'], () => ({ paymentStatus: 'refunded' }), 'paymentStatus')], // oxfmt-ignore
    ['GET', /^\/api\/sponsors$/, list('sponsors', 'eventId')],
    ['POST', /^\/api\/sponsors$/, add('sponsors', ['eventId', 'companyName', 'tier', 'amount'], sponsor)],
    ['PATCH', /^\/api\/sponsors\/(\d+)$/, change('sponsors')],
    ['DELETE', /^\/api\/sponsors\/(\d+)$/, remove('sponsors')],
    ['GET', /^\/api\/feedback$/, list('feedback', 'sessionId', 'minRating')],
    ['DELETE', /^\/api\/feedback\/(\d+)$/, remove('feedback')],
  ]
  const server = await listenJson(routes, refuse(404, 'Not Found').body, port)
  return { ...server, data, reset: createReset(data) }
}
