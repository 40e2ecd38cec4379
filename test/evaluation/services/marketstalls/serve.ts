import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { FREQUENCIES, GOODS, MARKET_TYPES, WEEKDAYS } from './catalogue.ts'
import { createMarketstallsData, type MarketstallsData } from './data.ts'
import { MARKETSTALLS_DESCRIPTION, NEEDED } from './description.ts'
import { CANCEL_REASONS, INSPECTION_TYPES, MARKET_DAY_STATUSES, OUTCOMES, PITCH_STATUSES, PITCH_TYPES, STALL_BOOKING_STATUSES, STALL_INVOICE_STATUSES, STALL_PAYMENT_METHODS, TRADER_STATUSES } from './kinds.ts' // oxfmt-ignore

type Given = Record<string, unknown>
type Kind = keyof MarketstallsData
const TITLES: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' }
const refuse = (status: number, detail: string): Reply => ({
  status,
  body: { type: `https://httpstatuses.io/${status}`, title: TITLES[status], status, detail },
  headers: { 'content-type': 'application/problem+json' },
})
const invalid = (_: string, name: string): Reply => refuse(400, `The field ${name} is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { marketId: 'stallMarkets', pitchId: 'stallPitches', traderId: 'stallTraders', marketDayId: 'stallMarketDays', bookingId: 'stallBookings' } // oxfmt-ignore
/** The words of each enumeration, by kind and field. */
const WORDS: Record<string, readonly string[]> = {
  'stallMarkets.type': MARKET_TYPES,
  'stallMarkets.frequency': FREQUENCIES,
  'stallMarkets.tradingDay': WEEKDAYS,
  'stallPitches.type': PITCH_TYPES,
  'stallPitches.status': PITCH_STATUSES,
  'stallTraders.goods': GOODS,
  'stallTraders.status': TRADER_STATUSES,
  'stallMarketDays.status': MARKET_DAY_STATUSES,
  'stallBookings.status': STALL_BOOKING_STATUSES,
  'stallInspections.type': INSPECTION_TYPES,
  'stallInspections.outcome': OUTCOMES,
  'stallInvoices.status': STALL_INVOICE_STATUSES,
}
const DATES = ['date', 'from', 'to', 'inspectedOn', 'insuranceExpiresOn', 'followUpDueOn', 'followUpDoneOn']
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) // oxfmt-ignore

/** A page of the rows, with how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? 25)]
  if (!(Number.isInteger(page) && page >= 1)) return refuse(400, 'page must be at least 1.')
  if (!(Number.isInteger(pageSize) && pageSize >= 1 && pageSize <= 100)) return refuse(400, 'pageSize must be between 1 and 100.') // oxfmt-ignore
  return { body: { items: rows.slice((page - 1) * pageSize, page * pageSize), totalCount: rows.length, page, pageSize } } // oxfmt-ignore
}

/** Starts the markets office. `data` is what it serves and changes; `reset` puts it back. */
export async function startMarketstalls({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createMarketstallsData(clock)
  const today = createDays(clock).day(0)
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: a key leads nowhere, a word is none of its enumeration, or a day is none. */
  const wrong = (kind: Kind, given: Given): string | undefined => {
    for (const [name, value] of Object.entries(given)) {
      if (value === null) continue
      if (name in TARGETS && !isThere(TARGETS[name]!, value)) return `${name} ${String(value)} does not exist.`
      if (WORDS[`${kind}.${name}`]?.includes(String(value)) === false) return `The value '${String(value)}' is not valid for ${name}.` // oxfmt-ignore
      if (DATES.includes(name) && !isDay(value)) return `The value of ${name} is not a date.`
    }
    return undefined
  }
  const isWanted = (row: Given, [name, value]: [string, string]): boolean => {
    const { firstName, lastName } = (row.contact ?? {}) as Given
    if (name === 'search') return [row.tradingName, `${String(firstName)} ${String(lastName)}`].some(one => String(one).toLowerCase().includes(value.toLowerCase())) // oxfmt-ignore
    if (name === 'from') return String(row.date) >= value
    if (name === 'to') return String(row.date) <= value
    if (name === 'town') return String((row.address as Given).town).toLowerCase() === value.toLowerCase()
    return String(row[name]) === value
  }
  const list =
    (kind: Kind, ...filters: string[]) =>
    ({ query }: Incoming): Reply => {
      const given = [...query].filter(([name]) => filters.includes(name))
      const reason = given.map(([name, value]) => (name in TARGETS ? undefined : wrong(kind, { [name]: value }))).find(Boolean) // oxfmt-ignore
      if (reason) return refuse(400, reason)
      return cut((data[kind] as unknown as Row[]).filter(row => given.every(one => isWanted(row, one))), query)
    } // oxfmt-ignore
  /** Why a booking cannot be: another market, a pitch that cannot be used, or one that is taken. */
  const clash = (given: Given, own?: unknown): string | undefined => {
    const pitch = data.stallPitches.find(one => one.id === given.pitchId)
    const on = data.stallMarketDays.find(one => one.id === given.marketDayId)
    if (pitch?.marketId !== on?.marketId) return 'The pitch is not at the market of this day.'
    if (pitch?.status === 'OutOfUse') return 'The pitch is out of use.'
    const isTaken = data.stallBookings.some(one => one.id !== own && one.pitchId === given.pitchId && one.marketDayId === given.marketDayId && one.status !== 'Cancelled') // oxfmt-ignore
    return isTaken ? 'The pitch is taken on this day.' : undefined
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(kind, given) ?? (kind === 'stallBookings' && 'pitchId' in given ? clash({ ...row, ...given }, row.id) : undefined) // oxfmt-ignore
      if (reason) return refuse(400, reason)
      mergeInto(row, given)
      return undefined
    })
  const lay = (given: Given) => wrong('stallPitches', given) ?? { status: 'Available', lengthMetres: 3, hasElectricity: false, hasWater: false, ...given } // oxfmt-ignore
  const register = (given: Given) => wrong('stallTraders', given) ?? { isCharity: false, homeTown: '', licence: null, insuranceExpiresOn: null, notes: null, ...given, status: 'Active', joinedOn: today } // oxfmt-ignore
  const schedule = (given: Given) => {
    const isThereYet = data.stallMarketDays.some(one => one.marketId === given.marketId && one.date === given.date)
    return wrong('stallMarketDays', given) ?? (isThereYet ? 'The market has this day already.' : { ...given, status: 'Scheduled', cancelReason: null, footfall: null, weather: null }) // oxfmt-ignore
  }
  const book = (given: Given) =>
    wrong('stallBookings', given) ?? clash(given) ?? { note: null, ...given, reference: `BK-${30_400 + data.stallBookings.length}`, status: 'Requested', fee: data.stallPitches.find(one => one.id === given.pitchId)!.dailyRate, bookedOn: today } // oxfmt-ignore
  const inspect = (given: Given) => wrong('stallInspections', given) ?? { inspectedOn: today, inspectorName: '', hygieneRating: null, followUpDueOn: null, remarks: null, ...given, followUpDoneOn: null } // oxfmt-ignore
  const callOff = withRow('stallMarketDays', (row, given) => {
    if (row.status !== 'Scheduled') return refuse(409, `The market day is ${String(row.status)}.`)
    if (!(CANCEL_REASONS as readonly unknown[]).includes(given.reason)) return refuse(400, `reason must be one of ${CANCEL_REASONS.join(', ')}.`) // oxfmt-ignore
    Object.assign(row, { status: 'Cancelled', cancelReason: given.reason })
    return undefined
  })
  const pay = withRow('stallInvoices', (row, given) => {
    if (row.status !== 'Unpaid') return refuse(409, `The invoice is ${String(row.status)}.`)
    if (!(STALL_PAYMENT_METHODS as readonly unknown[]).includes(given.paymentMethod)) return refuse(400, `paymentMethod must be one of ${STALL_PAYMENT_METHODS.join(', ')}.`) // oxfmt-ignore
    Object.assign(row, { status: 'Paid', paidOn: today, paymentMethod: given.paymentMethod })
    return undefined
  })
  const dropPitch = (incoming: Incoming) =>
    data.stallBookings.some(one => one.pitchId === Number(incoming.path[0])) ? refuse(409, 'The pitch has bookings.') : remove('stallPitches')(incoming) // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: MARKETSTALLS_DESCRIPTION })],
    ...read('stallMarkets', 'markets', 'type', 'tradingDay', 'town'),
    ...read('stallPitches', 'pitches', 'marketId', 'type', 'status', 'hasElectricity', 'hasWater'),
    ...read('stallTraders', 'traders', 'goods', 'status', 'isCharity', 'search'),
    ...read('stallMarketDays', 'market-days', 'marketId', 'status', 'from', 'to'),
    ...read('stallBookings', 'bookings', 'traderId', 'marketDayId', 'pitchId', 'status'),
    ...read('stallInspections', 'inspections', 'traderId', 'marketId', 'type', 'outcome'),
    ...read('stallInvoices', 'invoices', 'traderId', 'bookingId', 'status'),
    ['PATCH', at('markets/:id'), change('stallMarkets')],
    ['POST', at('pitches'), add('stallPitches', NEEDED.Pitch, lay)],
    ['PATCH', at('pitches/:id'), change('stallPitches')],
    ['DELETE', at('pitches/:id'), dropPitch],
    ['POST', at('traders'), add('stallTraders', NEEDED.Trader, register)],
    ['PATCH', at('traders/:id'), change('stallTraders')],
    ['POST', at('market-days'), add('stallMarketDays', NEEDED.MarketDay, schedule)],
    ['PATCH', at('market-days/:id'), change('stallMarketDays')],
    ['POST', at('market-days/:id/cancel'), callOff],
    ['POST', at('bookings'), add('stallBookings', NEEDED.Booking, book)],
    ['PATCH', at('bookings/:id'), change('stallBookings')],
    ['POST', at('bookings/:id/confirm'), become('stallBookings', ['Requested'], () => ({ status: 'Confirmed' }))],
    ['POST', at('bookings/:id/cancel'), become('stallBookings', ['Requested', 'Confirmed'], () => ({ status: 'Cancelled' }))], // oxfmt-ignore
    ['POST', at('inspections'), add('stallInspections', NEEDED.Inspection, inspect)],
    ['PATCH', at('inspections/:id'), change('stallInspections')],
    ['DELETE', at('inspections/:id'), remove('stallInspections')],
    ['POST', at('invoices/:id/pay'), pay],
  ]
  const server = await listenJson(routes, refuse(404, 'No such route').body, port)
  return { ...server, data, reset: createReset(data) }
}
