import { answers, choice, date, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { BOARDS, BOOKING_STATUSES, CHANNELS, COACH_STATUSES, COUNTRIES, DEPARTURE_STATUSES, DEPOTS, EMPLOYMENTS, TRIP_CATEGORIES } from './kinds.ts' // oxfmt-ignore

export type Schema = Record<string, unknown>
type Fields = Record<string, Schema>
export type LarkKind = 'Trip' | 'Departure' | 'Coach' | 'Driver' | 'PickupPoint' | 'Customer' | 'Booking'

const maybe = (schema: Schema): Schema => ('$ref' in schema ? { allOf: [schema], nullable: true } : { ...schema, nullable: true }) // oxfmt-ignore
const code = (example: string, description?: string) => text(description, { example })
const number = (least = 0, description?: string) => whole(description, { minimum: least })
const time = () => text('Local time, HH:MM', { pattern: String.raw`^\d\d:\d\d$`, example: '07:15' })

export const FIELDS: Record<LarkKind, Fields> = {
  Trip: {
    Code: code('LAKE', 'Short code of the trip, as printed in the brochure'),
    Name: text(),
    Category: choice(TRIP_CATEGORIES),
    Country: choice(COUNTRIES),
    Destination: text('Town'),
    Nights: number(0, '0 for a day out'),
    PricePerPerson: ref('Money'),
    SingleSupplement: maybe(ref('Money')),
    Hotel: maybe(ref('Hotel')),
    Highlights: listOf(text()) as Schema,
    Description: text(),
    PassportRequired: flag(),
    OnSale: flag(),
  },
  Departure: {
    Code: code('LAKE-02', 'Trip code and running number'),
    TripCode: text(),
    DepartsOn: date(),
    ReturnsOn: date(),
    Status: choice(DEPARTURE_STATUSES, 'Planned until the minimum number is reached'),
    CoachCode: maybe(text()),
    DriverCodes: listOf(text(), 'Two drivers on long tours') as Schema,
    Capacity: number(1, 'Seats that may be sold'),
    SeatsBooked: number(),
    SeatsFree: number(),
    MinimumPassengers: number(),
    Notes: maybe(text('For the office')),
  },
  Coach: {
    Code: code('C07', 'Fleet number'),
    Registration: text(),
    Make: text(),
    Model: text(),
    Seats: number(1),
    Depot: choice(DEPOTS),
    Status: choice(COACH_STATUSES),
    OdometerMiles: number(),
    FirstRegisteredOn: date(),
    MotDueOn: date(),
    HasWheelchairLift: flag(),
    HasToilet: flag(),
    HasWifi: flag(),
  },
  Driver: {
    Code: code('CMA', 'Initials used on the rota'),
    FirstName: text(),
    LastName: text(),
    Phone: text(),
    Email: text(undefined, { format: 'email' }),
    Depot: choice(DEPOTS),
    Employment: choice(EMPLOYMENTS),
    Languages: listOf(text()) as Schema,
    HourlyRate: ref('Money'),
    HiredOn: date(),
    LicenceExpiresOn: date(),
  },
  PickupPoint: {
    Code: code('BEL1'),
    Name: text(),
    Town: text(),
    Postcode: text(),
    JoiningTime: time(),
    HasCarPark: flag(),
  },
  Customer: {
    Id: number(1),
    Title: text(),
    FirstName: text(),
    LastName: text(),
    Email: maybe(text(undefined, { format: 'email' })),
    Phone: text(),
    Address: ref('Address'),
    GroupName: maybe(text('Club or society, when booking for a group')),
    IsClubMember: flag('Member of the Larkspur Travel Club'),
    AcceptsMailings: flag(),
    CreatedAt: moment(),
  },
  Booking: {
    Reference: code('B20417'),
    DepartureCode: text(),
    CustomerId: number(1, 'Lead passenger'),
    PickupPointCode: maybe(text()),
    Status: choice(BOOKING_STATUSES),
    Channel: choice(CHANNELS),
    Passengers: number(1),
    SingleRooms: number(),
    SeatNumbers: listOf(text()) as Schema,
    Total: ref('Money'),
    Paid: ref('Money'),
    Balance: ref('Money'),
    BalanceDueOn: date(),
    BookedAt: moment(),
    CancelledAt: maybe(moment()),
    Notes: maybe(text()),
  },
}
/** What stands in the address of a record. */
export const KEYS: Record<LarkKind, string> = { Trip: 'Code', Departure: 'Code', Coach: 'Code', Driver: 'Code', PickupPoint: 'Code', Customer: 'Id', Booking: 'Reference' } // oxfmt-ignore
/** What a new record needs, and may have besides. */
const NEW: Record<LarkKind, [needed: string[], may: string[]]> = {
  Trip: [['Code', 'Name', 'Category', 'Country', 'Destination', 'Nights', 'PricePerPerson'], ['SingleSupplement', 'Hotel', 'Highlights', 'Description', 'PassportRequired', 'OnSale']], // oxfmt-ignore
  Departure: [
    ['TripCode', 'DepartsOn'],
    ['CoachCode', 'DriverCodes', 'Capacity', 'MinimumPassengers', 'Notes'],
  ],
  Coach: [['Code', 'Registration', 'Make', 'Seats', 'Depot'], ['Model', 'Status', 'OdometerMiles', 'FirstRegisteredOn', 'MotDueOn', 'HasWheelchairLift', 'HasToilet', 'HasWifi']], // oxfmt-ignore
  Driver: [['Code', 'FirstName', 'LastName', 'Phone', 'Depot'], ['Email', 'Employment', 'Languages', 'HourlyRate', 'HiredOn', 'LicenceExpiresOn']], // oxfmt-ignore
  PickupPoint: [
    ['Code', 'Name', 'Town', 'JoiningTime'],
    ['Postcode', 'HasCarPark'],
  ],
  Customer: [['FirstName', 'LastName', 'Phone', 'Address'], ['Title', 'Email', 'GroupName', 'IsClubMember', 'AcceptsMailings']], // oxfmt-ignore
  Booking: [
    ['DepartureCode', 'CustomerId', 'Passengers'],
    ['PickupPointCode', 'SingleRooms', 'Channel', 'Notes'],
  ],
}
/** What may be changed, where it is not what a new record may have. */
const CHANGED: Partial<Record<LarkKind, string[]>> = {
  Departure: ['DepartsOn', 'ReturnsOn', 'Status', 'CoachCode', 'DriverCodes', 'Capacity', 'MinimumPassengers', 'Notes'], // oxfmt-ignore
  Booking: ['PickupPointCode', 'Passengers', 'SingleRooms', 'Notes'],
}
const bodyOf = (kind: LarkKind, names: readonly string[], needed: readonly string[] = []) =>
  record(Object.fromEntries(names.map(name => [name, FIELDS[kind][name]])), needed.length > 0 ? needed : undefined)
const ADDRESS = { Street: text(), Town: text(), Postcode: text() }
const KINDS = Object.keys(FIELDS) as LarkKind[]
export const SCHEMAS: Record<string, Schema> = {
  Money: record({ Amount: { type: 'number', minimum: 0 }, Currency: text('ISO 4217', { minLength: 3, maxLength: 3, example: 'GBP' }) }, ['Amount', 'Currency']), // oxfmt-ignore
  Hotel: record({ Name: text(), Stars: number(1), Board: choice(BOARDS) }, ['Name']),
  Address: record(ADDRESS, ['Street', 'Town', 'Postcode']),
  AddressUpdate: record(ADDRESS),
  Error: record({ Code: text(), Message: text() }, ['Code', 'Message']),
  ...Object.fromEntries(KINDS.map(kind => [kind, record(FIELDS[kind], Object.keys(FIELDS[kind]))])),
  ...Object.fromEntries(KINDS.map(kind => [`${kind}List`, record({ Items: listOf(ref(kind)), NextToken: text('Send it as NextToken to get the next page; not there on the last one') }, ['Items'])])), // oxfmt-ignore
  ...Object.fromEntries(KINDS.map(kind => [`Create${kind}Request`, bodyOf(kind, NEW[kind].flat(), NEW[kind][0])])),
  ...Object.fromEntries(KINDS.map(kind => [`Update${kind}Request`, bodyOf(kind, CHANGED[kind] ?? NEW[kind].flat().filter(name => name !== 'Code'))])), // oxfmt-ignore
}
const updateOfCustomer = SCHEMAS.UpdateCustomerRequest!.properties as Fields
updateOfCustomer.Address = ref('AddressUpdate')

/** Parameters of the lists beside those of pages. */
export const FILTERS: Record<LarkKind, Fields> = {
  Trip: { Category: FIELDS.Trip.Category!, Country: FIELDS.Trip.Country!, OnSale: flag(), Search: text('Part of the name or the destination') }, // oxfmt-ignore
  Departure: { TripCode: text(), Status: FIELDS.Departure.Status!, CoachCode: text(), DriverCode: text(), DepartsFrom: date(), DepartsTo: date() }, // oxfmt-ignore
  Coach: { Depot: choice(DEPOTS), Status: choice(COACH_STATUSES), MinSeats: number(1) },
  Driver: { Depot: choice(DEPOTS), Employment: choice(EMPLOYMENTS) },
  PickupPoint: { Town: text() },
  Customer: { LastName: text(), Email: text(), Town: text(), IsClubMember: flag() },
  Booking: { DepartureCode: text(), CustomerId: number(1), PickupPointCode: text(), Status: choice(BOOKING_STATUSES), Channel: choice(CHANNELS) }, // oxfmt-ignore
}
export const pluralOf = (kind: LarkKind) => (kind === 'Coach' ? 'Coaches' : `${kind}s`)

const spaced = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
const fails = (...codes: number[]) => {
  const said: Record<number, string> = { 400: 'Bad request', 404: 'Not found', 409: 'Conflict' }
  return Object.fromEntries(codes.map(status => [status, answers(said[status]!, ref('Error'))]))
}
const key = (kind: LarkKind) => pathParameter(KEYS[kind], FIELDS[kind][KEYS[kind]])
const paging = [queryParameter('MaxResults', whole(undefined, { minimum: 1, maximum: 100, default: 25 })), queryParameter('NextToken', text())] // oxfmt-ignore
const operation = (kind: LarkKind, operationId: string, summary: string, more: object) => ({ tags: [pluralOf(kind)], operationId, summary, ...more }) // oxfmt-ignore
const act = (kind: LarkKind, verb: string, summary: string, body?: string) => operation(kind, `${verb}${kind}`, summary, { parameters: [key(kind)], ...(body && { requestBody: requestBody(ref(body)) }), responses: { 200: answers('OK', ref(kind)), ...fails(400, 404, 409) } }) // oxfmt-ignore

function pathsOf(kind: LarkKind, { deletes, actions = {} }: { deletes?: string; actions?: Record<string, object> }) {
  const [name, plural, own] = [spaced(kind), pluralOf(kind), `/${pluralOf(kind)}/{${KEYS[kind]}}`]
  return {
    [`/${plural}`]: {
      get: operation(kind, `List${plural}`, `List ${spaced(plural)}`, { parameters: [...Object.entries(FILTERS[kind]).map(([filter, schema]) => queryParameter(filter, schema)), ...paging], responses: { 200: answers('OK', ref(`${kind}List`)), ...fails(400) } }), // oxfmt-ignore
      post: operation(kind, `Create${kind}`, `Create a ${name}`, { requestBody: requestBody(ref(`Create${kind}Request`)), responses: { 201: answers('Created', ref(kind)), ...fails(400, 409) } }), // oxfmt-ignore
    },
    [own]: {
      get: operation(kind, `Get${kind}`, `Get a ${name}`, { parameters: [key(kind)], responses: { 200: answers('OK', ref(kind)), ...fails(404) } }), // oxfmt-ignore
      patch: operation(kind, `Update${kind}`, `Update a ${name}`, { parameters: [key(kind)], requestBody: requestBody(ref(`Update${kind}Request`)), responses: { 200: answers('OK', ref(kind)), ...fails(400, 404) } }), // oxfmt-ignore
      ...(deletes && { delete: operation(kind, `Delete${kind}`, deletes, { parameters: [key(kind)], responses: { 204: { description: 'Deleted' }, ...fails(404, 409) } }) }), // oxfmt-ignore
    },
    ...Object.fromEntries(Object.entries(actions).map(([last, post]) => [`${own}/${last}`, { post }])),
  }
}

/** A coach company's API: PascalCase, lists as `Items` with a `NextToken`, amounts with their currency. */
export const COACHTOURS_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Larkspur Coaches Booking API', version: '1.4', description: 'Trips, departures, coaches, drivers, pick-up points, customers and bookings of Larkspur Coaches.' }, // oxfmt-ignore
  paths: {
    ...pathsOf('Trip', { deletes: 'Delete a trip that has no departures' }),
    ...pathsOf('Departure', { actions: { Cancel: act('Departure', 'Cancel', 'Cancel a departure and all its bookings') } }), // oxfmt-ignore
    ...pathsOf('Coach', {}),
    ...pathsOf('Driver', {}),
    ...pathsOf('PickupPoint', { deletes: 'Delete a pick-up point that no booking uses' }),
    ...pathsOf('Customer', { deletes: 'Delete a customer without bookings' }),
    ...pathsOf('Booking', {
      actions: {
        Confirm: act('Booking', 'Confirm', 'Turn an option into a confirmed booking'),
        Cancel: act('Booking', 'Cancel', 'Cancel a booking and release its seats'),
        Payments: act('Booking', 'RecordPaymentFor', 'Record a payment towards the total', 'Money'),
      },
    }),
  },
  components: { schemas: SCHEMAS },
}
