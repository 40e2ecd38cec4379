import { answers, choice, date, decimal, flag, listOf, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { FREQUENCIES, GOODS, MARKET_TYPES, WEEKDAYS } from './catalogue.ts'
import { CANCEL_REASONS, INSPECTION_TYPES, MARKET_DAY_STATUSES, OUTCOMES, PITCH_STATUSES, PITCH_TYPES, STALL_BOOKING_STATUSES, STALL_INVOICE_STATUSES, STALL_PAYMENT_METHODS, TRADER_STATUSES } from './kinds.ts' // oxfmt-ignore

type Fields = Record<string, object>
const maybe = (schema: object) => ({ ...schema, nullable: true })
const int = (description?: string) => whole(description, { format: 'int32' })
const pounds = (description: string) => decimal(description, { format: 'double' })
const email = () => text(undefined, { format: 'email' })
const enums = {
  MarketType: MARKET_TYPES,
  MarketFrequency: FREQUENCIES,
  Weekday: WEEKDAYS,
  PitchType: PITCH_TYPES,
  PitchStatus: PITCH_STATUSES,
  GoodsCategory: GOODS,
  TraderStatus: TRADER_STATUSES,
  MarketDayStatus: MARKET_DAY_STATUSES,
  CancelReason: CANCEL_REASONS,
  BookingStatus: STALL_BOOKING_STATUSES,
  InspectionType: INSPECTION_TYPES,
  InspectionOutcome: OUTCOMES,
  InvoiceStatus: STALL_INVOICE_STATUSES,
  PaymentMethod: STALL_PAYMENT_METHODS,
}
const PARTS: Record<string, Fields> = {
  AddressDto: { street: text(), town: text(), postcode: text() },
  MarketManagerDto: { name: text(), email: email(), phone: text() },
  ContactDto: { firstName: text(), lastName: text(), email: email(), phone: text() },
  LicenceDto: { number: text('Street trading licence'), issuedOn: date(), expiresOn: date() },
}
const KINDS = {
  Market: {
    id: int(),
    code: text(undefined, { example: 'CAS' }),
    name: text(),
    type: ref('MarketType'),
    frequency: ref('MarketFrequency'),
    tradingDay: ref('Weekday'),
    opensAt: text('HH:mm', { example: '08:30' }),
    closesAt: text('HH:mm', { example: '16:00' }),
    isIndoor: flag('Held under a roof'),
    address: ref('AddressDto'),
    manager: ref('MarketManagerDto'),
  },
  Pitch: {
    id: int(),
    code: text('Code painted on the ground', { example: 'CAS-04' }),
    marketId: int(),
    type: ref('PitchType'),
    status: ref('PitchStatus'),
    lengthMetres: decimal('Length of the frontage', { format: 'double' }),
    dailyRate: pounds('Fee for one market day, in GBP'),
    hasElectricity: flag(),
    hasWater: flag(),
  },
  Trader: {
    id: int(),
    tradingName: text(),
    goods: ref('GoodsCategory'),
    status: ref('TraderStatus'),
    isCharity: flag(),
    contact: ref('ContactDto'),
    homeTown: text(),
    licence: ref('LicenceDto'),
    insuranceExpiresOn: date('Last day of the public liability insurance'),
    joinedOn: date('Trading with us since'),
    notes: maybe(text()),
  },
  MarketDay: {
    id: int(),
    marketId: int(),
    date: date(),
    status: ref('MarketDayStatus'),
    cancelReason: { allOf: [ref('CancelReason')], nullable: true },
    footfall: maybe(int('Visitors counted; empty until the day has been held')),
    weather: maybe(text()),
  },
  Booking: {
    id: int(),
    reference: text(undefined, { example: 'BK-30400' }),
    traderId: int(),
    marketDayId: int(),
    pitchId: int(),
    status: ref('BookingStatus'),
    fee: pounds('In GBP'),
    bookedOn: date(),
    note: maybe(text()),
  },
  Inspection: {
    id: int(),
    traderId: int(),
    marketId: int('Market where the stall was inspected'),
    type: ref('InspectionType'),
    inspectedOn: date(),
    inspectorName: text(),
    outcome: ref('InspectionOutcome'),
    hygieneRating: maybe(int('0 to 5, food hygiene only')),
    followUpDueOn: maybe(date('When the stall has to be seen again; empty if it passed')),
    followUpDoneOn: maybe(date()),
    remarks: maybe(text()),
  },
  Invoice: {
    id: int(),
    invoiceNumber: text(undefined, { example: 'INV-46120' }),
    traderId: int(),
    bookingId: int(),
    amount: pounds('In GBP'),
    status: ref('InvoiceStatus'),
    issuedOn: date(),
    dueOn: date(),
    paidOn: maybe(date()),
    paymentMethod: { allOf: [ref('PaymentMethod')], nullable: true },
  },
} satisfies Record<string, Fields>
type Kind = keyof typeof KINDS

const MANY: Record<Kind, string> = { Market: 'Markets', Pitch: 'Pitches', Trader: 'Traders', MarketDay: 'MarketDays', Booking: 'Bookings', Inspection: 'Inspections', Invoice: 'Invoices' } // oxfmt-ignore
const spoken = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
const problem = (description: string) => answers(description, ref('ProblemDetails'), 'application/problem+json')
const id = pathParameter('id', int())
const fields = (kind: Kind, names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, (KINDS[kind] as Fields)[name]!]))
const operation = (kind: Kind, operationId: string, summary: string) => ({ tags: [MANY[kind]], summary, operationId })
const found = (kind: Kind) => ({ 200: answers('OK', ref(`${kind}Dto`)), 404: problem('Not Found') })

const list = (kind: Kind, names: string[], more: object[] = []) => ({
  ...operation(kind, `Get${MANY[kind]}`, `Lists ${spoken(MANY[kind])}`),
  parameters: [
    ...Object.entries(fields(kind, names)).map(([name, schema]) => queryParameter(name, schema)),
    ...more,
    queryParameter('page', whole(undefined, { format: 'int32', minimum: 1, default: 1 })),
    queryParameter('pageSize', whole(undefined, { format: 'int32', minimum: 1, maximum: 100, default: 25 })),
  ],
  responses: { 200: answers('OK', ref(`${kind}DtoPagedResult`)), 400: problem('Bad Request') },
})
const one = (kind: Kind) => ({
  ...operation(kind, `Get${kind}ById`, `Gets a ${spoken(kind)} by its id`),
  parameters: [id],
  responses: found(kind),
})
const add = (kind: Kind, summary: string) => ({
  ...operation(kind, `Create${kind}`, summary),
  requestBody: requestBody(ref(`Create${kind}Request`)),
  responses: { 201: answers('Created', ref(`${kind}Dto`)), 400: problem('Bad Request') },
})
const change = (kind: Kind, summary: string) => ({
  ...operation(kind, `Update${kind}`, summary),
  parameters: [id],
  requestBody: requestBody(ref(`Update${kind}Request`)),
  responses: { ...found(kind), 400: problem('Bad Request') },
})
const drop = (kind: Kind, summary: string) => ({
  ...operation(kind, `Delete${kind}`, summary),
  parameters: [id],
  responses: { 204: { description: 'No Content' }, 404: problem('Not Found'), 409: problem('Conflict') },
})
const act = (kind: Kind, verb: string, summary: string, body?: string) => ({
  ...operation(kind, `${verb}${kind}`, summary),
  parameters: [id],
  ...(body !== undefined && { requestBody: requestBody(ref(body)) }),
  responses: { ...found(kind), 409: problem('Conflict') },
})

const PITCH = ['code', 'marketId', 'type', 'status', 'lengthMetres', 'dailyRate', 'hasElectricity', 'hasWater']
const TRADER = ['tradingName', 'goods', 'isCharity', 'contact', 'homeTown', 'licence', 'insuranceExpiresOn', 'notes']
const INSPECTION = ['traderId', 'marketId', 'type', 'inspectedOn', 'inspectorName', 'outcome', 'hygieneRating', 'followUpDueOn', 'remarks'] // oxfmt-ignore
/** What has to be given for a new record. */
export const NEEDED = {
  Pitch: ['code', 'marketId', 'type', 'dailyRate'],
  Trader: ['tradingName', 'goods', 'contact'],
  MarketDay: ['marketId', 'date'],
  Booking: ['traderId', 'marketDayId', 'pitchId'],
  Inspection: ['traderId', 'marketId', 'type', 'outcome'],
}
const requests = {
  UpdateMarketRequest: record({ ...fields('Market', ['opensAt', 'closesAt']), manager: record(PARTS.MarketManagerDto!) }), // oxfmt-ignore
  CreatePitchRequest: record(fields('Pitch', PITCH), NEEDED.Pitch),
  UpdatePitchRequest: record(fields('Pitch', ['type', 'status', 'lengthMetres', 'dailyRate', 'hasElectricity', 'hasWater'])), // oxfmt-ignore
  CreateTraderRequest: record(fields('Trader', TRADER), NEEDED.Trader),
  UpdateTraderRequest: record({ ...fields('Trader', [...TRADER, 'status']), contact: record(PARTS.ContactDto!), licence: record(PARTS.LicenceDto!) }), // oxfmt-ignore
  CreateMarketDayRequest: record(fields('MarketDay', NEEDED.MarketDay), NEEDED.MarketDay),
  UpdateMarketDayRequest: record(fields('MarketDay', ['status', 'footfall', 'weather'])),
  CancelMarketDayRequest: record({ reason: ref('CancelReason') }, ['reason']),
  CreateBookingRequest: record(fields('Booking', [...NEEDED.Booking, 'note']), NEEDED.Booking),
  UpdateBookingRequest: record(fields('Booking', ['pitchId', 'status', 'note'])),
  CreateInspectionRequest: record(fields('Inspection', INSPECTION), NEEDED.Inspection),
  UpdateInspectionRequest: record(fields('Inspection', ['outcome', 'followUpDueOn', 'followUpDoneOn', 'remarks'])),
  PayInvoiceRequest: record({ paymentMethod: ref('PaymentMethod') }, ['paymentMethod']),
}
const pages = (Object.keys(KINDS) as Kind[]).flatMap(kind => [
  [`${kind}Dto`, record(KINDS[kind], Object.keys(KINDS[kind]))],
  [`${kind}DtoPagedResult`, record({ items: listOf(ref(`${kind}Dto`)), totalCount: int(), page: int(), pageSize: int() }, ['items', 'totalCount', 'page', 'pageSize'])], // oxfmt-ignore
])

/** The markets office of a council: camelCase, pages with a total count, PascalCase enumerations, problem details. */
export const MARKETSTALLS_DESCRIPTION = {
  openapi: '3.0.4',
  info: { title: 'Ashmere Council Markets API', version: 'v1', description: 'Street markets, their pitches and market days, the traders and their bookings, inspections and invoices.' }, // oxfmt-ignore
  servers: [{ url: '/' }],
  paths: {
    '/api/markets': { get: list('Market', ['type', 'tradingDay'], [queryParameter('town', text())]) },
    '/api/markets/{id}': {
      get: one('Market'),
      patch: change('Market', 'Changes the hours or the manager of a market'),
    },
    '/api/pitches': {
      get: list('Pitch', ['marketId', 'type', 'status', 'hasElectricity', 'hasWater']),
      post: add('Pitch', 'Adds a pitch to a market'),
    },
    '/api/pitches/{id}': {
      get: one('Pitch'),
      patch: change('Pitch', 'Changes a pitch'),
      delete: drop('Pitch', 'Removes a pitch that has never been booked'),
    },
    '/api/traders': {
      get: list('Trader', ['goods', 'status', 'isCharity'], [queryParameter('search', text(), 'Part of the trading name or of the name of the contact')]), // oxfmt-ignore
      post: add('Trader', 'Registers a trader'),
    },
    '/api/traders/{id}': {
      get: one('Trader'),
      patch: change('Trader', 'Changes a trader; parts of the contact or licence that are not sent stay as they are'),
    },
    '/api/market-days': {
      get: list('MarketDay', ['marketId', 'status'], [
        queryParameter('from', date(), 'Only market days on this date or later'),
        queryParameter('to', date(), 'Only market days on this date or earlier'),
      ]), // oxfmt-ignore
      post: add('MarketDay', 'Schedules an extra market day'),
    },
    '/api/market-days/{id}': { get: one('MarketDay'), patch: change('MarketDay', 'Records how a market day went') },
    '/api/market-days/{id}/cancel': {
      post: act('MarketDay', 'Cancel', 'Calls off a scheduled market day. Its bookings are handled separately.', 'CancelMarketDayRequest'), // oxfmt-ignore
    },
    '/api/bookings': {
      get: list('Booking', ['traderId', 'marketDayId', 'pitchId', 'status']),
      post: add('Booking', 'Books a pitch for a trader on a market day; the fee is the daily rate of the pitch'),
    },
    '/api/bookings/{id}': { get: one('Booking'), patch: change('Booking', 'Changes a booking') },
    '/api/bookings/{id}/confirm': { post: act('Booking', 'Confirm', 'Confirms a requested booking') },
    '/api/bookings/{id}/cancel': { post: act('Booking', 'Cancel', 'Cancels a requested or confirmed booking') },
    '/api/inspections': {
      get: list('Inspection', ['traderId', 'marketId', 'type', 'outcome']),
      post: add('Inspection', 'Records an inspection of a stall'),
    },
    '/api/inspections/{id}': {
      get: one('Inspection'),
      patch: change('Inspection', 'Changes an inspection'),
      delete: drop('Inspection', 'Deletes an inspection'),
    },
    '/api/invoices': { get: list('Invoice', ['traderId', 'bookingId', 'status']) },
    '/api/invoices/{id}': { get: one('Invoice') },
    '/api/invoices/{id}/pay': { post: act('Invoice', 'Pay', 'Records that an invoice has been paid', 'PayInvoiceRequest') }, // oxfmt-ignore
  },
  components: {
    schemas: {
      ...Object.fromEntries(pages),
      ...Object.fromEntries(Object.entries(PARTS).map(([name, own]) => [name, record(own, Object.keys(own))])),
      ...requests,
      ...Object.fromEntries(Object.entries(enums).map(([name, values]) => [name, choice(values)])),
      ProblemDetails: record({ type: maybe(text()), title: maybe(text()), status: maybe(int()), detail: maybe(text()) }), // oxfmt-ignore
    },
  },
}
