import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { invalid, refuse } from '../fastapi.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createItassetsData, type ItassetsData } from './data.ts'
import { ITASSETS_DESCRIPTION, NEEDED } from './description.ts'
import { cents } from './draw.ts'
import { DEVICE_STATUSES, DEVICE_TYPES, EMPLOYMENT_TYPES, LICENSE_STATUSES, LICENSE_TYPES, TICKET_CATEGORIES, TICKET_PRIORITIES, TICKET_STATUSES } from './kinds.ts' // oxfmt-ignore

type Given = Record<string, unknown>
type Kind = keyof ItassetsData
type Test = (row: Row, value: string) => boolean
/** What a key points to. */
const TARGETS: Record<string, Kind> = { departmentId: 'itDepartments', headId: 'itEmployees', employeeId: 'itEmployees', requesterId: 'itEmployees', assigneeId: 'itEmployees', vendorId: 'itVendors', deviceId: 'itDevices', licenseId: 'itLicenses' } // oxfmt-ignore
/** Words that a field may hold, of any kind of record or of one. */
const WORDS: Record<string, readonly string[]> = { employmentType: EMPLOYMENT_TYPES, deviceType: DEVICE_TYPES, licenseType: LICENSE_TYPES, category: TICKET_CATEGORIES, priority: TICKET_PRIORITIES } // oxfmt-ignore
const STATUSES: Partial<Record<Kind, readonly string[]>> = { itDevices: DEVICE_STATUSES, itLicenses: LICENSE_STATUSES, itTickets: TICKET_STATUSES } // oxfmt-ignore
const AMOUNTS = ['itBudget', 'seats', 'costPerSeat', 'repairCost']
const DAYS = ['startedOn', 'leftOn', 'warrantyUntil', 'startsOn', 'expiresOn', 'purchasedFrom', 'purchasedTo', 'expiresBefore', 'openedFrom', 'openedTo'] // oxfmt-ignore

const same =
  (field: string): Test =>
  (row, value) =>
    String(row[field]).toLowerCase() === value.toLowerCase()
const tests = (...fields: string[]): Record<string, Test> => Object.fromEntries(fields.map(field => [field, same(field)])) // oxfmt-ignore
/** Part of any of these, or of all of them in a row. */
const part =
  (...fields: string[]): Test =>
  (row, value) =>
    fields.map(field => String(row[field])).join(' ').toLowerCase().includes(value.toLowerCase()) // oxfmt-ignore
const bought = (row: Row) => (row.purchase as { date: string }).date
const FILTERS: Record<Kind, Record<string, Test>> = {
  itDevices: {
    ...tests('deviceType', 'status', 'manufacturer', 'employeeId', 'vendorId', 'site', 'assetTag'),
    purchasedFrom: (row, value) => bought(row) >= value,
    purchasedTo: (row, value) => bought(row) <= value,
    q: part('model', 'assetTag', 'serialNumber'),
  },
  itEmployees: { ...tests('departmentId', 'employmentType', 'isRemote', 'email'), q: part('firstName', 'lastName') },
  itDepartments: tests('site'),
  itVendors: { ...tests('country'), q: part('name') },
  itLicenses: {
    ...tests('status', 'licenseType', 'vendorId'),
    expiresBefore: (row, value) => String(row.expiresOn) < value,
    q: part('name', 'publisher'),
  },
  itLicenseAssignments: tests('licenseId', 'employeeId'),
  itTickets: {
    ...tests('status', 'priority', 'category', 'requesterId', 'assigneeId', 'deviceId'),
    openedFrom: (row, value) => String(row.openedAt).slice(0, 10) >= value,
    openedTo: (row, value) => String(row.openedAt).slice(0, 10) <= value,
  },
}

function cutByOffset(rows: object[], query: URLSearchParams): Reply {
  const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 25)]
  if (!Number.isInteger(offset) || offset < 0) return invalid('query', 'offset', 'Input should be greater than or equal to 0') // oxfmt-ignore
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) return invalid('query', 'limit', 'Input should be from 1 to 100') // oxfmt-ignore
  return { body: { data: rows.slice(offset, offset + limit), meta: { offset, limit, total: rows.length } } }
}

/** Starts the IT inventory. `data` is what it serves and changes; `reset` puts it back. */
export async function startItassets({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createItassetsData(clock)
  const { moment, day } = createDays(clock)
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cutByOffset)
  const snake = (name: string) => Object.keys(toSnake({ [name]: 0 }))[0]!

  /** What is not of the sort that its field holds: no such word, no day, no amount. */
  const malformed = (kind: Kind, given: Given, at: 'body' | 'query'): Reply | undefined => {
    const words: Record<string, readonly string[]> = { ...WORDS, ...(STATUSES[kind] && { status: STATUSES[kind] }) }
    const held = Object.entries(given).filter(([, value]) => value !== null && value !== undefined)
    for (const [name, value] of held) {
      if (words[name] && !words[name].includes(String(value)))
        return invalid(at, snake(name), `Input should be one of ${words[name].join(', ')}`)
      if (DAYS.includes(name) && !/^\d{4}-\d\d-\d\d$/.test(String(value)))
        return invalid(at, snake(name), 'Input should be a valid date')
      if (AMOUNTS.includes(name) && !(typeof value === 'number' && value >= 0))
        return invalid(at, snake(name), 'Input should be a number greater than or equal to 0')
    }
    return undefined
  }
  const wrong = (kind: Kind, given: Given): Reply | undefined => {
    const odd = malformed(kind, given, 'body')
    if (odd) return odd
    const lost = Object.keys(TARGETS).find(name => (given[name] ?? null) !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    return lost ? refuse(404, `${lost.replace('Id', '')} not found`) : undefined
  }
  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const wanted = Object.entries(toCamel(Object.fromEntries(query))).filter(([name]) => name in FILTERS[kind])
      const odd = malformed(kind, Object.fromEntries(wanted), 'query')
      if (odd) return odd
      const rows = (data[kind] as unknown as Row[]).filter(row => wanted.every(([name, value]) => FILTERS[kind][name]!(row, String(value)))) // oxfmt-ignore
      return cutByOffset(rows.map(toSnake), query)
    }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const odd = wrong(kind, given)
      if (odd) return odd
      mergeInto(row, given)
      if (kind === 'itLicenses') row.annualCost = cents(Number(row.seats) * Number(row.costPerSeat))
      return undefined
    })
  /** Adds a record whose words and keys are right. */
  const create = (kind: Kind, needed: readonly string[], make: (given: Given) => object | string) => {
    const needs = Object.keys(toCamel(Object.fromEntries(needed.map(name => [name, 0]))))
    return (incoming: Incoming): Reply => wrong(kind, toCamel(incoming.body ?? {})) ?? add(kind, needs, make)(incoming)
  }
  const hire = (given: Given) => ({ phoneExtension: null, jobTitle: '', employmentType: 'permanent', isRemote: false, office: null, startedOn: day(0), ...given, leftOn: null }) // oxfmt-ignore
  const bookIn = (given: Given) => {
    if (data.itDevices.some(one => one.assetTag === given.assetTag)) return 'The asset tag is taken'
    return { site: 'Leeds', warrantyUntil: null, operatingSystem: null, isEncrypted: false, notes: null, ...given, status: 'available', employeeId: null, assignedOn: null, purchase: { date: day(0), price: 0, orderNumber: null, ...(given.purchase as object) }, specs: { processor: null, memoryGb: null, storageGb: null, screenInches: null, ...(given.specs as object) } } // oxfmt-ignore
  }
  const buy = (given: Given) => ({ licenseType: 'user', startsOn: day(0), autoRenew: false, ...given, status: 'active', annualCost: cents(Number(given.seats) * Number(given.costPerSeat)) }) // oxfmt-ignore
  const giveSeat = (given: Given) => {
    const taken = data.itLicenseAssignments.filter(one => one.licenseId === given.licenseId)
    if (taken.some(one => one.employeeId === given.employeeId)) return 'The employee has a seat already'
    if (taken.length >= data.itLicenses.find(one => one.id === given.licenseId)!.seats) return 'No seat is free'
    return { ...given, assignedOn: day(0), lastUsedOn: null }
  }
  const report = (given: Given) => ({ description: null, priority: 'normal', assigneeId: null, deviceId: null, ...given, status: 'open', openedAt: moment(0, 0.5), resolvedAt: null, resolution: null, repairCost: null }) // oxfmt-ignore
  const assign = withRow('itDevices', (row, given) => {
    if ((given.employeeId ?? null) === null) return invalid('body', 'employee_id')
    const odd = wrong('itDevices', given)
    if (odd) return odd
    if (row.status !== 'available') return refuse(409, `The device is ${String(row.status)}`)
    return void Object.assign(row, { status: 'deployed', employeeId: given.employeeId, assignedOn: day(0) })
  })
  const resolve = withRow('itTickets', (row, given) => {
    const odd = wrong('itTickets', given)
    if (odd) return odd
    if (!['open', 'pending'].includes(String(row.status))) return refuse(409, `The ticket is ${String(row.status)}`)
    return void Object.assign(row, { resolution: null, repairCost: null, ...given, status: 'resolved', resolvedAt: moment(0, 0.5) }) // oxfmt-ignore
  })
  const dropDevice = (incoming: Incoming) =>
    data.itDevices.some(one => String(one.id) === incoming.path[0] && one.employeeId !== null)
      ? refuse(409, 'Somebody has the device')
      : remove('itDevices')(incoming)

  const at = (path: string) => new RegExp(`^/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string): Handler[] => [
    ['GET', at(path), list(kind)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: ITASSETS_DESCRIPTION })],
    ...read('itDevices', 'devices'),
    ...read('itEmployees', 'employees'),
    ...read('itDepartments', 'departments'),
    ...read('itVendors', 'vendors'),
    ...read('itLicenses', 'licenses'),
    ...read('itLicenseAssignments', 'license-assignments'),
    ...read('itTickets', 'tickets'),
    ['POST', at('devices'), create('itDevices', NEEDED.device, bookIn)],
    ['PATCH', at('devices/:id'), change('itDevices')],
    ['DELETE', at('devices/:id'), dropDevice],
    ['POST', at('devices/:id/assign'), assign],
    ['POST', at('devices/:id/return'), become('itDevices', ['deployed', 'repair'], () => ({ status: 'available', employeeId: null, assignedOn: null }))], // oxfmt-ignore
    ['POST', at('employees'), create('itEmployees', NEEDED.employee, hire)],
    ['PATCH', at('employees/:id'), change('itEmployees')],
    ['PATCH', at('departments/:id'), change('itDepartments')],
    ['POST', at('vendors'), create('itVendors', NEEDED.vendor, given => ({ city: '', accountNumber: '', contact: { name: '', email: '', phone: '' }, supportHours: null, ...given }))], // oxfmt-ignore
    ['PATCH', at('vendors/:id'), change('itVendors')],
    ['POST', at('licenses'), create('itLicenses', NEEDED.license, buy)],
    ['PATCH', at('licenses/:id'), change('itLicenses')],
    ['POST', at('license-assignments'), create('itLicenseAssignments', NEEDED.assignment, giveSeat)],
    ['DELETE', at('license-assignments/:id'), remove('itLicenseAssignments')],
    ['POST', at('tickets'), create('itTickets', NEEDED.ticket, report)],
    ['PATCH', at('tickets/:id'), change('itTickets')],
    ['POST', at('tickets/:id/resolve'), resolve],
  ]
  const server = await listenJson(routes, { detail: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
