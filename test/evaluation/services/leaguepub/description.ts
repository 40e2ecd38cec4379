import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { AREAS, BEER_STATUSES, CONTAINERS, DELIVERY_STATUSES, EVENT_STATUSES, EVENT_TYPES, RESERVATION_STATUSES, SERVINGS, STYLES, SUPPLIER_TYPES, TAPS, WEEKDAYS } from './kinds.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const amount = (description: string) => text(description, { format: 'decimal', pattern: String.raw`^\d+\.\d{2}$`, example: '4.50' }) // oxfmt-ignore
const email = () => text(undefined, { format: 'email' })
const _links = ref('Links')

/** Fields of each kind as the service writes them; also what bodies are checked by. */
export const PUB_FIELDS: Record<string, Record<string, object>> = {
  supplier: {
    id: whole(),
    name: text(undefined, { example: 'Kestrel Ridge Brewing' }),
    supplier_type: choice(SUPPLIER_TYPES),
    town: text(),
    contact: record({ name: text(), email: email(), phone: text() }),
    delivery_day: choice(WEEKDAYS, 'Day of the week on which they usually deliver'),
    minimum_order: amount('Smallest order they accept, GBP'),
    payment_terms_days: whole('Days from delivery until the invoice is due'),
    preferred: flag('Preferred supplier'),
    _links,
  },
  beer: {
    id: whole(),
    name: text(undefined, { example: 'Gritstone Bitter' }),
    supplier_id: whole(),
    style: choice(STYLES),
    abv: decimal('Alcohol by volume in per cent'),
    serving: choice(SERVINGS),
    status: choice(BEER_STATUSES),
    tap_number: maybe(whole('Tap it is on, from 1', { minimum: 1, maximum: TAPS })),
    tapped_at: maybe(moment()),
    prices: record({ pint: amount('GBP'), half: amount('GBP') }),
    pints_sold: whole('Pints sold since the beer came onto our list'),
    vegan: flag(),
    gluten_free: flag(),
    tasting_notes: maybe(text()),
    _links,
  },
  delivery: {
    id: whole(),
    delivery_number: text(undefined, { example: 'DN-4120' }),
    supplier_id: whole(),
    status: choice(DELIVERY_STATUSES),
    ordered_on: date(),
    expected_on: date('Day on which it should arrive'),
    delivered_at: maybe(moment('When it arrived')),
    lines: listOf(ref('DeliveryLine')),
    total_cost: amount('GBP, without VAT'),
    invoice: maybe(record({ number: text(), due_on: date(), paid: flag() })),
    note: maybe(text()),
    _links,
  },
  quiz_team: {
    id: whole(),
    name: text(undefined, { example: 'Quizzly Bears' }),
    captain: record({ name: text(), email: email(), phone: text() }),
    squad_size: whole('Players registered with the team'),
    joined_on: date('When the team joined the quiz league'),
    active: flag('Still plays in the league'),
    _links,
  },
  event: {
    id: whole(),
    title: text(undefined, { example: 'Thursday Quiz No. 211' }),
    event_type: choice(EVENT_TYPES),
    starts_at: moment(),
    ends_at: moment(),
    host: maybe(text('Quizmaster, or whoever leads the evening')),
    status: choice(EVENT_STATUSES),
    entry_fee: amount('GBP: per team for a quiz, otherwise per person'),
    prize_money: maybe(amount('GBP for the winner')),
    capacity: whole('Teams for a quiz, otherwise people'),
    sponsor_id: maybe(whole('Supplier that sponsors the event')),
    description: maybe(text()),
    _links,
  },
  quiz_entry: {
    id: whole(),
    event_id: whole('Quiz'),
    team_id: whole('Quiz team'),
    players: whole('Players who take part', { minimum: 1, maximum: 6 }),
    score: maybe(decimal('Points')),
    place: maybe(whole('Final place, 1 is the winner')),
    fee_paid: flag('Entry fee has been paid'),
    registered_at: moment(),
    _links,
  },
  reservation: {
    id: whole(),
    reference: text(undefined, { example: 'R-5010' }),
    guest: record({ name: text(), phone: text(), email: maybe(email()) }),
    party_size: whole('Number of people', { minimum: 1 }),
    starts_at: moment(),
    area: choice(AREAS),
    table_number: maybe(whole()),
    status: choice(RESERVATION_STATUSES, 'requested: we still have to confirm it'),
    event_id: maybe(whole('Event that the guests come for')),
    deposit: maybe(amount('GBP')),
    remarks: maybe(text()),
    created_at: moment(),
    _links,
  },
}
/** What only filters have: the ends of a range of days. */
const FILTERS: Record<string, object> = {
  q: text('Part of the name'),
  paid: flag('Whether the invoice is paid'),
  expected_from: date(),
  expected_to: date(),
  starts_from: date('First day'),
  starts_to: date('Last day'),
}
/** What bodies may hold, and what they must. */
export const PUB_BODIES: Record<string, { add: string[]; needed: string[]; change: string[] }> = {
  supplier: {
    add: ['name', 'supplier_type', 'town', 'contact', 'delivery_day', 'minimum_order', 'payment_terms_days', 'preferred'], // oxfmt-ignore
    needed: ['name', 'supplier_type', 'contact'],
    change: ['name', 'town', 'contact', 'delivery_day', 'minimum_order', 'payment_terms_days', 'preferred'],
  },
  beer: {
    add: ['name', 'supplier_id', 'style', 'abv', 'serving', 'prices', 'vegan', 'gluten_free', 'tasting_notes'],
    needed: ['name', 'supplier_id', 'style', 'abv', 'serving', 'prices'],
    change: ['name', 'style', 'abv', 'prices', 'vegan', 'gluten_free', 'tasting_notes'],
  },
  delivery: {
    add: ['supplier_id', 'expected_on', 'lines', 'note'],
    needed: ['supplier_id', 'expected_on', 'lines'],
    change: ['expected_on', 'note'],
  },
  quiz_team: {
    add: ['name', 'captain', 'squad_size'],
    needed: ['name', 'captain'],
    change: ['name', 'captain', 'squad_size', 'active'],
  },
  event: {
    add: ['title', 'event_type', 'starts_at', 'ends_at', 'host', 'entry_fee', 'prize_money', 'capacity', 'sponsor_id', 'description'], // oxfmt-ignore
    needed: ['title', 'event_type', 'starts_at', 'ends_at'],
    change: ['title', 'starts_at', 'ends_at', 'host', 'entry_fee', 'prize_money', 'capacity', 'sponsor_id', 'description'], // oxfmt-ignore
  },
  quiz_entry: {
    add: ['event_id', 'team_id', 'players'],
    needed: ['event_id', 'team_id', 'players'],
    change: ['players', 'score', 'fee_paid'],
  },
  reservation: {
    add: ['guest', 'party_size', 'starts_at', 'area', 'table_number', 'event_id', 'remarks'],
    needed: ['guest', 'party_size', 'starts_at', 'area'],
    change: ['guest', 'party_size', 'starts_at', 'area', 'table_number', 'event_id', 'remarks'],
  },
}
export const PUB_FILTERS: Record<string, string[]> = {
  supplier: ['supplier_type', 'preferred', 'q'],
  beer: ['style', 'serving', 'status', 'supplier_id', 'vegan', 'gluten_free', 'q'],
  delivery: ['supplier_id', 'status', 'paid', 'expected_from', 'expected_to'],
  quiz_team: ['active', 'q'],
  event: ['event_type', 'status', 'sponsor_id', 'starts_from', 'starts_to'],
  quiz_entry: ['event_id', 'team_id', 'fee_paid'],
  reservation: ['status', 'area', 'event_id', 'starts_from', 'starts_to'],
}
export const filterSchema = (kind: string, name: string) => (PUB_FIELDS[kind]![name] ?? FILTERS[name]) as Record<string, unknown> // oxfmt-ignore
export const LINE_FIELDS: Record<string, object> = { beer_id: whole(), container: choice(CONTAINERS), quantity: whole(undefined, { minimum: 1 }), unit_cost: amount('GBP for one container, without VAT') } // oxfmt-ignore

const words = (kind: string) => kind.replace('_', ' ')
const an = (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${words(kind)}`
const schema = (kind: string) => kind.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const VERBS: Record<string, string> = { list: 'List', get: 'Get', create: 'Add', update: 'Change', delete: 'Delete' }
export const pluralOf = (kind: string) => (kind.endsWith('y') ? `${kind.slice(0, -1)}ies` : `${kind}s`)
const { list, one, add, change, drop, act, schemas } = createDescriber(
  PUB_FIELDS,
  {
    schema,
    plural: pluralOf,
    operationId: (verb, kind, many) => `${verb}_${verb === 'list' ? many : kind}`,
    summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? words(many) : an(kind)}`,
    page: (kind, many) => record({ _embedded: record({ [many]: listOf(ref(schema(kind))) }), _links, page: ref('Page') }), // oxfmt-ignore
    paging: [
      queryParameter('page', whole(undefined, { minimum: 0, default: 0 }), 'Page number, from 0'),
      queryParameter('size', whole(undefined, { minimum: 1, maximum: 100, default: 20 }), 'Records per page'),
      queryParameter('sort', text(), 'Field to sort by, then `,desc` to turn it round: `name,desc`'),
    ],
    key: () => idInPath(whole()),
  },
  FILTERS,
)
const listed = (kind: string) => list(kind, ...PUB_FILTERS[kind]!)
const added = (kind: string) => add(kind, PUB_BODIES[kind]!.add, PUB_BODIES[kind]!.needed)
const changed = (kind: string) => change(kind, PUB_BODIES[kind]!.change)

/** A pub: HAL, snake_case, pages from 0, amounts as texts. */
export const LEAGUEPUB_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Tolling Bell API',
    version: '2.3.0',
    description:
      'The Tolling Bell: beers and suppliers, deliveries, the quiz league with its teams and entries, events and table reservations.',
  },
  servers: [{ url: '/api' }],
  paths: {
    '/suppliers': { get: listed('supplier'), post: added('supplier') },
    '/suppliers/{id}': { get: one('supplier'), patch: changed('supplier') },
    '/beers': { get: listed('beer'), post: added('beer') },
    '/beers/{id}': { get: one('beer'), patch: changed('beer'), delete: drop('beer') },
    '/beers/{id}/tap': {
      post: {
        ...act('tap', 'beer', 'Put a beer from the cellar on a free tap'),
        requestBody: requestBody(record({ tap_number: whole(undefined, { minimum: 1, maximum: TAPS }) }, ['tap_number'])), // oxfmt-ignore
      },
    },
    '/beers/{id}/finish': { post: act('finish', 'beer', 'Take a beer off its tap: it is sold out') },
    '/deliveries': { get: listed('delivery'), post: added('delivery') },
    '/deliveries/{id}': { get: one('delivery'), patch: changed('delivery') },
    '/deliveries/{id}/receive': { post: act('receive', 'delivery', 'Book in a delivery that has arrived') },
    '/deliveries/{id}/pay': { post: act('pay', 'delivery', 'Mark the invoice of a delivery as paid') },
    '/deliveries/{id}/cancel': { post: act('cancel', 'delivery', 'Cancel a delivery that is still on order') },
    '/quiz-teams': { get: listed('quiz_team'), post: added('quiz_team') },
    '/quiz-teams/{id}': { get: one('quiz_team'), patch: changed('quiz_team'), delete: drop('quiz_team') },
    '/events': { get: listed('event'), post: added('event') },
    '/events/{id}': { get: one('event'), patch: changed('event'), delete: drop('event') },
    '/events/{id}/cancel': { post: act('cancel', 'event', 'Call off a planned event') },
    '/quiz-entries': { get: listed('quiz_entry'), post: added('quiz_entry') },
    '/quiz-entries/{id}': { get: one('quiz_entry'), patch: changed('quiz_entry'), delete: drop('quiz_entry') },
    '/reservations': { get: listed('reservation'), post: added('reservation') },
    '/reservations/{id}': { get: one('reservation'), patch: changed('reservation'), delete: drop('reservation') },
    '/reservations/{id}/confirm': { post: act('confirm', 'reservation', 'Confirm a requested reservation') },
    '/reservations/{id}/cancel': { post: act('cancel', 'reservation', 'Cancel a reservation') },
  },
  components: {
    schemas: {
      ...schemas,
      DeliveryLine: record(LINE_FIELDS, Object.keys(LINE_FIELDS)),
      Links: { type: 'object', additionalProperties: ref('Link') },
      Link: record({ href: text() }),
      Page: record({ size: whole(), total_elements: whole(), total_pages: whole(), number: whole() }),
      Problem: record({ status: whole(), title: text(), detail: text() }),
    },
    responses: { Problem: answers('Problem', ref('Problem'), 'application/problem+json') },
  },
}
