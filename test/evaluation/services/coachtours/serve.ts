import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, shiftDay } from '../days.ts'
import { toCamel, toPascal } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { mergeInto } from '../serve-rows.ts'
import { faultOf, paramFault } from './check.ts'
import { createCoachtoursData, SEATS, type CoachtoursData } from './data.ts'
import { COACHTOURS_DESCRIPTION, FILTERS, KEYS, pluralOf, SCHEMAS, type LarkKind } from './description.ts'
import { gbp, type LarkBooking, type LarkDeparture } from './kinds.ts'

type Given = Record<string, unknown>
type Table = keyof CoachtoursData
const TABLES: Record<LarkKind, Table> = { Trip: 'larkTrips', Departure: 'larkDepartures', Coach: 'larkCoaches', Driver: 'larkDrivers', PickupPoint: 'larkPickupPoints', Customer: 'larkCustomers', Booking: 'larkBookings' } // oxfmt-ignore
/** What a code points to. */
const TARGETS: Record<string, LarkKind> = { tripCode: 'Trip', departureCode: 'Departure', coachCode: 'Coach', driverCodes: 'Driver', customerId: 'Customer', pickupPointCode: 'PickupPoint' } // oxfmt-ignore

const fail = (status: number, message: string): Reply => ({ status, body: { Code: { 400: 'ValidationException', 404: 'NotFoundException', 409: 'ConflictException' }[status], Message: message } }) // oxfmt-ignore
const has = (text: unknown, part: string) => String(text).toLowerCase().includes(part.toLowerCase())
const isSame = (one: unknown, other: string) => String(one).toLowerCase() === other.toLowerCase()

/** Does a row pass a parameter of a list? */
function passes(row: Row, name: string, value: string): boolean {
  if (name === 'Search') return has(row.name, value) || has(row.destination, value)
  if (name === 'DepartsFrom') return String(row.departsOn) >= value
  if (name === 'DepartsTo') return String(row.departsOn) <= value
  if (name === 'MinSeats') return Number(row.seats) >= Number(value)
  if (name === 'DriverCode') return (row.driverCodes as string[]).some(one => isSame(one, value))
  if (name === 'Town') return isSame((row.address as { town: string } | undefined)?.town ?? row.town, value)
  return isSame(row[name.charAt(0).toLowerCase() + name.slice(1)], value)
}

/** Starts the coach company. `data` is what it serves and changes; `reset` puts it back. */
export async function startCoachtours({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createCoachtoursData(clock)
  const { moment, day } = createDays(clock)
  const now = moment(0, 0.5)
  const rowsOf = (kind: LarkKind) => data[TABLES[kind]] as unknown as Row[]
  const find = (kind: LarkKind, id: unknown) => rowsOf(kind).find(row => isSame(row.id, String(id)))
  const live = (code: unknown) => data.larkBookings.filter(one => one.departureCode === code && one.status !== 'Cancelled') // oxfmt-ignore
  const taken = (code: unknown) => live(code).flatMap(one => one.seatNumbers)
  /** A row as it is answered, with what is worked out. */
  const write = (kind: LarkKind, row: Row): object => {
    const { id, ...rest } = row
    if (kind === 'Customer') return toPascal({ id, ...rest })
    if (kind === 'Booking') return toPascal({ ...rest, balance: balanceOf(row as unknown as LarkBooking) })
    if (kind !== 'Departure') return toPascal(rest)
    const booked = live(row.code).reduce((sum, one) => sum + one.passengers, 0)
    return toPascal({ ...rest, seatsBooked: booked, seatsFree: Number(row.capacity) - booked })
  }

  const list =
    (kind: LarkKind) =>
    ({ query }: Incoming): Reply => {
      const wanted = [...query].filter(([name, value]) => name in FILTERS[kind] && value !== '')
      const odd = wanted.map(([name, value]) => paramFault(FILTERS[kind][name]!, name, value)).find(Boolean)
      if (odd) return fail(400, odd)
      const most = Number(query.get('MaxResults') ?? 25)
      if (!Number.isInteger(most) || most < 1 || most > 100) return fail(400, 'MaxResults must be between 1 and 100')
      const token = query.get('NextToken')
      const from = token ? Number(/^at:(\d+)$/.exec(Buffer.from(token, 'base64').toString())?.[1] ?? Number.NaN) : 0
      if (Number.isNaN(from)) return fail(400, 'NextToken is not valid')
      const rows = rowsOf(kind).filter(row => wanted.every(([name, value]) => passes(row, name, value)))
      const next = from + most < rows.length ? Buffer.from(`at:${from + most}`).toString('base64') : undefined
      return { body: { Items: rows.slice(from, from + most).map(row => write(kind, row)), ...(next && { NextToken: next }) } } // oxfmt-ignore
    }
  const withRow =
    (kind: LarkKind, answer?: (row: Row, body: Given) => Reply | undefined) =>
    ({ path, body }: Incoming): Reply => {
      const row = find(kind, path[0])
      if (!row) return fail(404, `${kind} ${path[0]} was not found`)
      return answer?.(row, (body ?? {}) as Given) ?? { body: write(kind, row) }
    }
  /** What is given, as rows have it, or why it cannot be taken. */
  const take = (schema: string, body: unknown): Given | string => {
    const fault = faultOf(SCHEMAS, SCHEMAS[schema]!, body, '')
    if (fault) return fault
    const known = Object.entries(body as Given).filter(([name]) => name in (SCHEMAS[schema]!.properties as object))
    const given = toCamel(Object.fromEntries(known)) as Given
    const lost = Object.entries(TARGETS).find(([name, kind]) => [given[name] ?? []].flat().some(id => !find(kind, id)))
    return lost ? `There is no ${lost[1]} ${[given[lost[0]]].flat().join(', ')}` : given
  }
  const change = (kind: LarkKind, check?: (row: Row, given: Given) => Reply | undefined) =>
    withRow(kind, (row, body) => {
      const given = take(`Update${kind}Request`, body)
      if (typeof given === 'string') return fail(400, given)
      const refused = check?.(row, given)
      if (!refused) mergeInto(row, given)
      return refused
    })
  const create =
    (kind: LarkKind, make: (given: Given) => Given | Reply) =>
    ({ body }: Incoming): Reply => {
      const given = take(`Create${kind}Request`, body)
      if (typeof given === 'string') return fail(400, given)
      const made = make(given)
      if ('body' in made) return made as Reply
      const id = (made as Given)[KEYS[kind].toLowerCase()]
      if (find(kind, id)) return fail(409, `There is a ${kind} ${String(id)} already`)
      const row = { ...made, id } as Row
      rowsOf(kind).push(row)
      return { status: 201, body: write(kind, row) }
    }
  const remove = (kind: LarkKind, isUsed: (row: Row) => boolean) =>
    withRow(kind, row => {
      if (isUsed(row)) return fail(409, `The ${kind} is still in use`)
      rowsOf(kind).splice(rowsOf(kind).indexOf(row), 1)
      return { status: 204, body: null }
    })

  const priceOf = ({
    departureCode,
    passengers,
    singleRooms,
  }: Pick<LarkBooking, 'departureCode' | 'passengers' | 'singleRooms'>) => {
    // oxfmt-ignore
    const trip = data.larkTrips.find(one => one.code === find('Departure', departureCode)?.tripCode)
    return gbp(passengers * trip!.pricePerPerson.amount + singleRooms * (trip!.singleSupplement?.amount ?? 0))
  }
  /** Free seats of a departure, or why there are not enough. */
  const seatsFor = (departure: LarkDeparture, passengers: number, held: string[] = []): string[] | Reply => {
    const gone = new Set(taken(departure.code).filter(one => !held.includes(one)))
    const free = SEATS.slice(0, departure.capacity).filter(one => !gone.has(one))
    return free.length < passengers ? fail(409, `Only ${free.length} seats are free`) : free.slice(0, passengers)
  }
  const book = (given: Given): Given | Reply => {
    const departure = find('Departure', given.departureCode) as unknown as LarkDeparture
    if (!['Planned', 'Confirmed'].includes(departure.status)) return fail(409, `The departure is ${departure.status}`)
    const seatNumbers = seatsFor(departure, Number(given.passengers))
    if (!Array.isArray(seatNumbers)) return seatNumbers
    const made = { pickupPointCode: null, singleRooms: 0, channel: 'Phone', notes: null, ...given } as unknown as LarkBooking // oxfmt-ignore
    return { ...made, reference: `B${20_401 + data.larkBookings.length}`, status: 'Option', seatNumbers, total: priceOf(made), paid: gbp(0), balanceDueOn: shiftDay(departure.departsOn, -56) < day(0) ? day(0) : shiftDay(departure.departsOn, -56), bookedAt: now, cancelledAt: null } // oxfmt-ignore
  }
  const rebook = (row: Row, given: Given): Reply | undefined => {
    const after = { ...row, ...given } as unknown as LarkBooking
    if (after.status === 'Cancelled') return fail(409, 'The booking is Cancelled')
    const departure = find('Departure', after.departureCode) as unknown as LarkDeparture
    const seats = after.passengers === row.passengers ? after.seatNumbers : seatsFor(departure, after.passengers, after.seatNumbers) // oxfmt-ignore
    if (!Array.isArray(seats)) return seats
    Object.assign(row, { seatNumbers: seats, total: priceOf(after) })
    return undefined
  }
  const become = (kind: LarkKind, from: string[], to: (row: Row) => object) =>
    withRow(kind, row => {
      if (!from.includes(String(row.status))) return fail(409, `The ${kind} is ${String(row.status)}`)
      Object.assign(row, to(row))
      return undefined
    })
  const pay = withRow('Booking', (row, body) => {
    const fault = faultOf(SCHEMAS, SCHEMAS.Money!, body, '')
    if (fault) return fail(400, fault)
    const booking = row as unknown as LarkBooking
    if (booking.status === 'Cancelled') return fail(409, 'The booking is Cancelled')
    if (body.Currency !== booking.total.currency) return fail(400, `Currency must be ${booking.total.currency}`)
    if (Number(body.Amount) > balanceOf(booking).amount) return fail(409, 'The amount is more than the balance')
    booking.paid = gbp(booking.paid.amount + Number(body.Amount))
    return undefined
  })
  const depart = (given: Given): Given => {
    const trip = data.larkTrips.find(one => isSame(one.code, String(given.tripCode)))!
    const runs = data.larkDepartures.filter(one => one.tripCode === trip.code).length
    return { coachCode: null, driverCodes: [], capacity: 49, minimumPassengers: 20, notes: null, ...given, tripCode: trip.code, returnsOn: shiftDay(String(given.departsOn), trip.nights), status: 'Planned', code: `${trip.code}-${String(runs + 1).padStart(2, '0')}` } // oxfmt-ignore
  }
  const cancelDeparture = become('Departure', ['Planned', 'Confirmed'], row => {
    for (const one of live(row.code)) Object.assign(one, { status: 'Cancelled', cancelledAt: now, seatNumbers: [] })
    return { status: 'Cancelled', coachCode: null, driverCodes: [] }
  })

  const at = (kind: LarkKind, rest = '') => new RegExp(`^/${pluralOf(kind)}${rest.replace('*', '([^/]+)')}$`)
  const read = (kind: LarkKind): Handler[] => [
    ['GET', at(kind), list(kind)],
    ['GET', at(kind, '/*'), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: COACHTOURS_DESCRIPTION })],
    ...(Object.keys(TABLES) as LarkKind[]).flatMap(read),
    ['POST', at('Trip'), create('Trip', given => ({ singleSupplement: null, hotel: null, highlights: [], description: '', passportRequired: false, onSale: true, ...given }))], // oxfmt-ignore
    ['POST', at('Departure'), create('Departure', depart)],
    ['POST', at('Coach'), create('Coach', given => ({ model: '', status: 'InService', odometerMiles: 0, firstRegisteredOn: day(0), motDueOn: day(365), hasWheelchairLift: false, hasToilet: false, hasWifi: false, ...given }))], // oxfmt-ignore
    ['POST', at('Driver'), create('Driver', given => ({ email: '', employment: 'FullTime', languages: ['English'], hourlyRate: gbp(14.5), hiredOn: day(0), licenceExpiresOn: day(1825), ...given }))], // oxfmt-ignore
    ['POST', at('PickupPoint'), create('PickupPoint', given => ({ postcode: '', hasCarPark: false, ...given }))],
    ['POST', at('Customer'), create('Customer', given => ({ title: '', email: null, groupName: null, isClubMember: false, acceptsMailings: false, ...given, createdAt: now, id: 2001 + data.larkCustomers.length }))], // oxfmt-ignore
    ['POST', at('Booking'), create('Booking', book)],
    ...(['Trip', 'Departure', 'Coach', 'Driver', 'PickupPoint', 'Customer'] as const).map((kind): Handler => ['PATCH', at(kind, '/*'), change(kind)]), // oxfmt-ignore
    ['PATCH', at('Booking', '/*'), change('Booking', rebook)],
    ['DELETE', at('Trip', '/*'), remove('Trip', ({ code }) => data.larkDepartures.some(one => one.tripCode === code))],
    ['DELETE', at('PickupPoint', '/*'), remove('PickupPoint', ({ code }) => data.larkBookings.some(one => one.pickupPointCode === code))], // oxfmt-ignore
    ['DELETE', at('Customer', '/*'), remove('Customer', ({ id }) => data.larkBookings.some(one => one.customerId === id))], // oxfmt-ignore
    ['POST', at('Departure', '/*/Cancel'), cancelDeparture],
    ['POST', at('Booking', '/*/Confirm'), become('Booking', ['Option'], () => ({ status: 'Confirmed' }))],
    ['POST', at('Booking', '/*/Cancel'), become('Booking', ['Option', 'Confirmed'], () => ({ status: 'Cancelled', cancelledAt: now, seatNumbers: [] }))], // oxfmt-ignore
    ['POST', at('Booking', '/*/Payments'), pay],
  ]
  const server = await listenJson(routes, { Code: 'NotFoundException', Message: 'No such resource' }, port)
  return { ...server, data, reset: createReset(data) }
}

/** What is still to be paid; nothing once it is cancelled. */
export const balanceOf = ({ status, total, paid }: Pick<LarkBooking, 'status' | 'total' | 'paid'>) =>
  gbp(status === 'Cancelled' ? 0 : total.amount - paid.amount)
