import { answers, choice, decimal, flag, listOf, record, ref, requestBody, text, whole } from '../openapi.ts'
import { PLANS, STATES, ZONES } from './data.ts'

const KINDS = {
  member: { id: text(), first_name: text(), last_name: text(), email: text(), company: text(), plan: choice(PLANS), monthly_fee: decimal(), joined: whole(), is_active: flag() }, // oxfmt-ignore
  desk: { id: text(), name: text(), zone: choice(ZONES), floor: whole(), is_standing: flag(), daily_rate: decimal() },
  booking: { id: text(), member: text(), desk: text(), starts: whole(), hours: whole(), status: choice(STATES) },
} as const
type Kind = keyof typeof KINDS

const operation = (
  kind: Kind,
  verb: string,
  description: string,
  body: Record<string, object>,
  answer: object,
  required: string[] = [],
) => ({
  // oxfmt-ignore
  [`/${kind}s.${verb}`]: {
    post: {
      tags: [`${kind}s`],
      description,
      operationId: `${kind}s_${verb}`,
      requestBody: requestBody(record(body, required)),
      responses: { 200: answers('Typical success response', answer), default: answers('Typical error response', ref('error')) }, // oxfmt-ignore
    },
  },
})
const list = (kind: Kind, ...filters: string[]) =>
  operation(
    kind,
    'list',
    `Lists all ${kind}s in a space.`,
    {
      ...Object.fromEntries(filters.map(name => [name, (KINDS[kind] as Record<string, object>)[name]!])),
      cursor: text('Paginate through collections of data by setting the `cursor` parameter to a `next_cursor` attribute returned by a previous request.'), // oxfmt-ignore
      limit: whole('The maximum number of items to return.'),
    },
    record({ ok: flag(), [`${kind}s`]: listOf(ref(`objs_${kind}`)), response_metadata: record({ next_cursor: text() }) }, ['ok', `${kind}s`]), // oxfmt-ignore
  )
const answer = (kind: Kind) => record({ ok: flag(), [kind]: ref(`objs_${kind}`) }, ['ok', kind])
const pick = (kind: Kind, names: string[]) => Object.fromEntries(names.map(name => [name, (KINDS[kind] as Record<string, object>)[name]!])) // oxfmt-ignore
const info = (kind: Kind) => operation(kind, 'info', `Gets information about a ${kind}.`, { [kind]: text(`The ${kind} to get`) }, answer(kind), [kind]) // oxfmt-ignore
const update = (kind: Kind, ...names: string[]) => operation(kind, 'update', `Updates a ${kind}.`, { [kind]: text(`The ${kind} to update`), ...pick(kind, names) }, answer(kind), [kind]) // oxfmt-ignore
const create = (kind: Kind, needed: string[], ...names: string[]) => operation(kind, 'create', `Creates a ${kind}.`, pick(kind, [...needed, ...names]), answer(kind), needed) // oxfmt-ignore

/** A co-working space as chat tools describe their Web API: methods as `members.list`, all by POST, `ok` in every answer. */
export const COWORKING_DESCRIPTION = {
  openapi: '3.0.0',
  info: { title: 'Hive Desk Web API', version: '1.7.0' },
  servers: [{ url: '/api' }],
  paths: {
    ...list('member', 'plan'),
    ...info('member'),
    ...create('member', ['first_name', 'last_name', 'email'], 'company', 'plan', 'monthly_fee'),
    ...update('member', 'company', 'plan', 'monthly_fee', 'is_active'),
    ...list('desk', 'zone', 'floor'),
    ...info('desk'),
    ...update('desk', 'zone', 'daily_rate', 'is_standing'),
    ...list('booking', 'status', 'member'),
    ...info('booking'),
    ...create('booking', ['member', 'desk', 'starts'], 'hours'),
    ...operation('booking', 'cancel', 'Cancels a booking.', { booking: text('The booking to cancel') }, answer('booking'), ['booking']), // oxfmt-ignore
  },
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(KINDS).map(([kind, fields]) => [`objs_${kind}`, record(fields)])),
      error: record({ ok: flag(), error: text() }, ['ok', 'error']),
    },
  },
}
