import { answers, choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { CHANNELS, RESERVATION_STATES, ROLES, ROOM_STATES, ROOM_TYPES, TASK_PRIORITIES, TASK_STATES, TASK_TYPES, TIERS } from './data.ts' // oxfmt-ignore

const long = () => whole(undefined, { format: 'int64' })
const int = () => whole(undefined, { format: 'int32' })
const PAGE = {
  totalPages: int(),
  totalElements: long(),
  first: flag(),
  last: flag(),
  size: int(),
  number: int(),
  numberOfElements: int(),
  empty: flag(),
}
const DTOS: Record<string, Record<string, unknown>> = {
  HotelDto: {
    id: long(),
    name: text(),
    city: text(),
    country: text(),
    stars: int(),
    openedOn: date(),
    pool: flag(),
    petsAllowed: flag(),
    checkInFrom: text(undefined, { example: '15:00:00' }),
    managerId: long(),
  },
  RoomDto: {
    id: long(),
    hotel: ref('HotelRefDto'),
    roomNumber: text(),
    floor: int(),
    type: choice(ROOM_TYPES),
    maxOccupancy: int(),
    pricePerNight: decimal(),
    seaView: flag(),
    status: choice(ROOM_STATES),
  },
  HotelRefDto: { id: long(), name: text() },
  GuestDto: {
    id: long(),
    firstName: text(),
    lastName: text(),
    email: text(),
    phone: text(),
    nationality: text(),
    dateOfBirth: date(),
    loyaltyTier: choice(TIERS),
    loyaltyPoints: int(),
    newsletterOptIn: flag(),
  },
  ReservationDto: {
    id: long(),
    confirmationCode: text(),
    guestId: long(),
    roomId: long(),
    checkInDate: date(),
    checkOutDate: date(),
    adults: int(),
    children: int(),
    status: choice(RESERVATION_STATES),
    channel: choice(CHANNELS),
    totalPrice: decimal(),
    breakfastIncluded: flag(),
    specialRequests: text(),
    createdAt: moment(),
  },
  EmployeeDto: {
    id: long(),
    firstName: text(),
    lastName: text(),
    email: text(),
    hotelId: long(),
    role: choice(ROLES),
    monthlySalary: decimal(),
    hiredOn: date(),
    fullTime: flag(),
  },
  HousekeepingTaskDto: {
    id: long(),
    roomId: long(),
    assigneeId: long(),
    type: choice(TASK_TYPES),
    priority: choice(TASK_PRIORITIES),
    status: choice(TASK_STATES),
    dueDate: date(),
    completedAt: moment(),
    notes: text(),
  },
  ReviewDto: {
    id: long(),
    reservationId: long(),
    score: int(),
    comment: text(),
    postedAt: moment(),
    replied: flag(),
  },
}
const pages = Object.entries(DTOS)
  .filter(([name]) => name !== 'HotelRefDto')
  .map(([name]) => [`Page${name}`, record({ content: listOf(ref(name)), ...PAGE })])
/** What may be written of a record. */
const request = (dto: string, names: string[], required: string[] = []) =>
  record(Object.fromEntries(names.map(name => [name, DTOS[dto]![name]])), required.length > 0 ? required : undefined)
const requests = {
  CreateGuestRequest: request('GuestDto', ['firstName', 'lastName', 'email', 'phone', 'nationality', 'dateOfBirth', 'newsletterOptIn'], ['firstName', 'lastName', 'email']), // oxfmt-ignore
  UpdateGuestRequest: request('GuestDto', ['email', 'phone', 'nationality', 'loyaltyTier', 'newsletterOptIn']),
  CreateReservationRequest: request('ReservationDto', ['guestId', 'roomId', 'checkInDate', 'checkOutDate', 'adults', 'children', 'breakfastIncluded', 'specialRequests', 'channel'], ['guestId', 'roomId', 'checkInDate', 'checkOutDate']), // oxfmt-ignore
  UpdateReservationRequest: request('ReservationDto', ['roomId', 'checkInDate', 'checkOutDate', 'adults', 'children', 'breakfastIncluded', 'specialRequests']), // oxfmt-ignore
  UpdateRoomRequest: request('RoomDto', ['pricePerNight', 'status', 'seaView']),
  CreateHousekeepingTaskRequest: request('HousekeepingTaskDto', ['roomId', 'type', 'priority', 'dueDate', 'assigneeId', 'notes'], ['roomId', 'type']), // oxfmt-ignore
  UpdateHousekeepingTaskRequest: request('HousekeepingTaskDto', ['assigneeId', 'priority', 'status', 'dueDate', 'notes']), // oxfmt-ignore
  UpdateEmployeeRequest: request('EmployeeDto', ['hotelId', 'role', 'monthlySalary', 'fullTime']),
}

const paging = [
  queryParameter('page', whole('Zero-based page index (0..N)', { minimum: 0, default: 0 })),
  queryParameter('size', whole('The size of the page to be returned', { minimum: 1, default: 20 })),
  queryParameter('sort', listOf(text()), 'Sorting criteria in the format: property,(asc|desc). Default sort order is ascending. Multiple sort criteria are supported.'), // oxfmt-ignore
]
const ok = (schema: string) => ({ 200: { ...answers('OK', ref(schema), '*/*') } })
const key = [pathParameter('id', long())]
/** Named by the methods of their controllers, numbered where two are called the same. */
const list = (controller: string, operationId: string, dto: string, parameters: object[] = []) => ({
  tags: [controller],
  operationId,
  parameters: [...parameters, ...paging],
  responses: ok(`Page${dto}`),
})
const one = (controller: string, operationId: string, dto: string) => ({
  tags: [controller],
  operationId,
  parameters: key,
  responses: ok(dto),
})
const send = (controller: string, operationId: string, dto: string, body?: string, withKey = true) => ({
  tags: [controller],
  operationId,
  ...(withKey && { parameters: key }),
  ...(body && { requestBody: requestBody(ref(body)) }),
  responses: ok(dto),
})
const drop = (controller: string, operationId: string) => ({
  tags: [controller],
  operationId,
  parameters: key,
  responses: { 200: { description: 'OK' } },
})

/** A hotel chain as springdoc describes it: no summaries, numbered operations, DTOs, pages from 0, local times. */
export const HOTEL_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'OpenAPI definition', version: 'v0' },
  paths: {
    '/api/hotels': { get: list('hotel-controller', 'findAll', 'HotelDto') },
    '/api/hotels/{id}': { get: one('hotel-controller', 'findById', 'HotelDto') },
    '/api/rooms': {
      get: list('room-controller', 'findAll_1', 'RoomDto', [
        queryParameter('hotelId', long()),
        queryParameter('type', choice(ROOM_TYPES)),
        queryParameter('status', choice(ROOM_STATES)),
      ]),
    },
    '/api/rooms/{id}': {
      get: one('room-controller', 'findById_1', 'RoomDto'),
      patch: send('room-controller', 'update', 'RoomDto', 'UpdateRoomRequest'),
    },
    '/api/guests': {
      get: list('guest-controller', 'findAll_2', 'GuestDto', [queryParameter('lastName', text())]),
      post: send('guest-controller', 'create', 'GuestDto', 'CreateGuestRequest', false),
    },
    '/api/guests/{id}': {
      get: one('guest-controller', 'findById_2', 'GuestDto'),
      patch: send('guest-controller', 'update_1', 'GuestDto', 'UpdateGuestRequest'),
      delete: drop('guest-controller', 'delete'),
    },
    '/api/reservations': {
      get: list('reservation-controller', 'findAll_3', 'ReservationDto', [
        queryParameter('status', choice(RESERVATION_STATES)),
        queryParameter('guestId', long()),
        queryParameter('from', date()),
        queryParameter('to', date()),
      ]),
      post: send('reservation-controller', 'create_1', 'ReservationDto', 'CreateReservationRequest', false),
    },
    '/api/reservations/{id}': {
      get: one('reservation-controller', 'findById_3', 'ReservationDto'),
      patch: send('reservation-controller', 'update_2', 'ReservationDto', 'UpdateReservationRequest'),
    },
    '/api/reservations/{id}/check-in': { post: send('reservation-controller', 'checkIn', 'ReservationDto') },
    '/api/reservations/{id}/check-out': { post: send('reservation-controller', 'checkOut', 'ReservationDto') },
    '/api/reservations/{id}/cancel': { post: send('reservation-controller', 'cancel', 'ReservationDto') },
    '/api/employees': {
      get: list('employee-controller', 'findAll_4', 'EmployeeDto', [queryParameter('role', choice(ROLES))]),
    },
    '/api/employees/{id}': {
      get: one('employee-controller', 'findById_4', 'EmployeeDto'),
      patch: send('employee-controller', 'update_3', 'EmployeeDto', 'UpdateEmployeeRequest'),
    },
    '/api/housekeeping-tasks': {
      get: list('housekeeping-controller', 'findAll_5', 'HousekeepingTaskDto', [
        queryParameter('status', choice(TASK_STATES)),
      ]),
      post: send('housekeeping-controller', 'create_2', 'HousekeepingTaskDto', 'CreateHousekeepingTaskRequest', false),
    },
    '/api/housekeeping-tasks/{id}': {
      patch: send('housekeeping-controller', 'update_4', 'HousekeepingTaskDto', 'UpdateHousekeepingTaskRequest'),
      delete: drop('housekeeping-controller', 'delete_1'),
    },
    '/api/reviews': { get: list('review-controller', 'findAll_6', 'ReviewDto') },
    '/api/reviews/{id}': { delete: drop('review-controller', 'delete_2') },
  },
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(DTOS).map(([name, properties]) => [name, record(properties)])),
      ...Object.fromEntries(pages),
      ...requests,
    },
  },
}
