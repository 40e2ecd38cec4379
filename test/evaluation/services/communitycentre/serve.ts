import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { mergeInto } from '../serve-rows.ts'
import { chargeOf, createCommunitycentreData } from './data.ts'
import { COMMUNITYCENTRE_DESCRIPTION } from './description.ts'
import type { HallHire } from './kinds.ts'
import { CENTRE_RESOURCES, choicesOf } from './resources.ts'

type Given = Record<string, unknown>
const detail = (status: number, message: string): Reply => ({ status, body: { detail: message } })
const faulty = (field: string, message: string): Reply => ({ status: 400, body: { [field]: [message] } })
const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const isDay = (value: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)))
const isTime = (value: unknown) => /^([01]\d|2[0-3]):[0-5]\d(:00)?$/.test(String(value))
const NO_CHOICE = 'is not a valid choice.'

/** Starts the community centre. `data` is what it serves and changes; `reset` puts it back. */
export async function startCommunitycentre({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createCommunitycentreData(clock)
  const today = createDays(clock).day(0)
  const tableOf = (path: string) => data[CENTRE_RESOURCES[path]!.table] as unknown as Row[]
  const byId = (path: string, id: unknown) => tableOf(path).find(one => String(one.id) === String(id))

  /** What is wrong with a value for a field. */
  function faultOf(path: string, name: string, value: unknown): string | undefined {
    const { fields, keys } = CENTRE_RESOURCES[path]!
    const { type, format, nullable } = fields[name]!
    if (value === null) return nullable ? undefined : 'This field may not be null.'
    const words = choicesOf(fields[name])
    if (words) return words.includes(String(value)) ? undefined : `"${String(value)}" ${NO_CHOICE}`
    const target = keys[name]
    if (target) return byId(target, value) ? undefined : `Invalid pk "${String(value)}" - object does not exist.`
    if (format === 'date') return isDay(value) ? undefined : 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.' // oxfmt-ignore
    if (format === 'time') return isTime(value) ? undefined : 'Time has wrong format. Use one of these formats instead: hh:mm[:ss].' // oxfmt-ignore
    if (format === 'email') return /^\S+@\S+$/.test(String(value)) ? undefined : 'Enter a valid email address.'
    if (type === 'integer' || type === 'number') return typeof value === 'number' ? undefined : 'A valid number is required.' // oxfmt-ignore
    return type === 'boolean' && typeof value !== 'boolean' ? 'Must be a valid boolean.' : undefined
  }
  function writable(path: string, given: Given): { taken: Given } | { refused: Reply } {
    const { fields, readOnly } = CENTRE_RESOURCES[path]!
    const sent = Object.entries(given).filter(([name]) => name in fields && !readOnly.includes(name))
    for (const [name, value] of sent) {
      const fault = faultOf(path, name, value)
      if (fault !== undefined) return { refused: faulty(name, fault) }
    }
    return { taken: toCamel(Object.fromEntries(sent.map(([name, value]) => [name, fields[name]!.format === 'time' ? String(value).slice(0, 5) : value]))) } // oxfmt-ignore
  }

  function faultOfQuery(path: string, name: string, value: string): string | undefined {
    const { fields, filters, bounded, ordering } = CENTRE_RESOURCES[path]!
    const words = filters.includes(name) ? choicesOf(fields[name]) : name === 'ordering' ? ordering.flatMap(one => [one, `-${one}`]) : undefined // oxfmt-ignore
    if (words && !words.includes(value)) return `Select a valid choice. ${value} is not one of the available choices.`
    if (name === 'limit' || name === 'offset') return /^\d+$/.test(value) && (name === 'offset' || (Number(value) > 0 && Number(value) < 101)) ? undefined : 'Enter a whole number.' // oxfmt-ignore
    const isDate = bounded.includes(name.replace(/_(from|to)$/, '')) || fields[name]?.format === 'date'
    return isDate && !isDay(value) ? 'Enter a valid date.' : undefined
  }
  function isWanted(path: string, row: Row, name: string, value: string): boolean {
    const { filters, bounded, search } = CENTRE_RESOURCES[path]!
    if (name === 'search') return value.toLowerCase().split(/\s+/).every(word => search.some(field => String(row[camel(field)]).toLowerCase().includes(word))) // oxfmt-ignore
    if (filters.includes(name)) return String(row[camel(name)]).toLowerCase() === value.toLowerCase()
    const [, field, side] = /^(.+)_(from|to)$/.exec(name) ?? []
    if (field === undefined || !bounded.includes(field)) return true
    const held = String(row[camel(field)])
    return side === 'from' ? held >= value : held <= value
  }
  const list =
    (path: string) =>
    ({ query, url }: Incoming): Reply => {
      const given = [...query].filter(([, value]) => value !== '')
      for (const [name, value] of given) {
        const fault = faultOfQuery(path, name, value)
        if (fault !== undefined) return faulty(name, fault)
      }
      const rows = tableOf(path).filter(row => given.every(([name, value]) => isWanted(path, row, name, value)))
      const ordering = query.get('ordering')
      if (ordering) {
        const [key, sign] = [camel(ordering.replace('-', '')), ordering.startsWith('-') ? -1 : 1]
        rows.sort((one, other) => sign * (one[key]! < other[key]! ? -1 : one[key]! > other[key]! ? 1 : 0))
      }
      const [limit, offset] = [Number(query.get('limit') ?? 20), Number(query.get('offset') ?? 0)]
      const link = (from: number) => {
        const wanted = new URLSearchParams(query)
        wanted.set('limit', String(limit))
        wanted.set('offset', String(Math.max(0, from)))
        return `${server.url}${url.pathname}?${wanted.toString()}`
      }
      const body = {
        count: rows.length,
        next: offset + limit < rows.length ? link(offset + limit) : null,
        previous: offset > 0 ? link(offset - limit) : null,
        results: rows.slice(offset, offset + limit).map(toSnake),
      }
      return { body }
    }
  const withRow =
    (path: string, act?: (row: Row, given: Given) => Reply | undefined) =>
    ({ path: [id], body }: Incoming): Reply => {
      const row = byId(path, id)
      if (!row) return detail(404, `No ${CENTRE_RESOURCES[path]!.model} matches the given query.`)
      return act?.(row, (body ?? {}) as Given) ?? { body: toSnake(row) }
    }

  const [nowhere, nobody] = [
    { street: '', town: '', postcode: '' },
    { name: '', email: '', phone: '' },
  ]
  const DEFAULTS: Record<string, () => Given> = {
    rooms: () => ({ floor: 0, deposit: 0, equipment: [], isStepFree: false, description: '' }),
    hirers: () => ({ contact: nobody, address: nowhere, discountPercent: 0, registeredOn: today, notes: '' }),
    hires: () => ({ hireNumber: `H-${7301 + data.hallHires.length}`, expectedAttendance: null, setup: { layout: 'clear_floor', chairs: 0, tables: 0 }, status: 'provisional', paymentStatus: 'unpaid', bookedOn: today, notes: '' }), // oxfmt-ignore
    payments: () => ({ receiptNumber: `R-${2501 + data.hallPayments.length}`, paidOn: today }),
    tutors: () => ({ phone: '', subjects: [], startedOn: today }),
    classes: () => ({ ageGroup: 'adults', status: 'planned', participants: [] }),
    participants: () => ({ email: '', address: nowhere, emergencyContact: { name: '', phone: '', relationship: '' }, isConcession: false, hasPhotoConsent: false, joinedOn: today }), // oxfmt-ignore
    volunteers: () => ({ email: '', joinedOn: today, isFirstAider: false, hasKeys: false, rota: [] }),
  }
  /** Works out what follows from the rest: the price of a hire, the places of a class. */
  function workOut(path: string, row: Given): void {
    if (path === 'hires') {
      const { room, hirer, startTime, endTime } = row as unknown as HallHire
      Object.assign(row, chargeOf(data.hallRooms.find(one => one.id === room)!, data.hallHirers.find(one => one.id === hirer)!, startTime, endTime)) // oxfmt-ignore
    }
    if (path === 'classes') {
      const { length } = row.participants as number[]
      Object.assign(row, { placesTaken: length, placesLeft: Number(row.maxParticipants) - length })
    }
  }
  /** How much of a hire is paid, after a payment came or went. */
  function settle(id: unknown): void {
    const hire = data.hallHires.find(one => one.id === id)!
    const paid = data.hallPayments.reduce((sum, one) => (one.hire === id ? sum + one.amount : sum), 0)
    hire.paymentStatus = paid >= hire.charge - 0.001 ? 'paid' : paid > 0 ? 'part_paid' : 'unpaid'
  }
  /** Why a hire cannot be at that time. */
  function clashOf(path: string, wish: Given): Reply | undefined {
    const { id, room, date, startTime, endTime } = wish as unknown as HallHire
    if (startTime !== undefined && endTime !== undefined && endTime <= startTime) return faulty('end_time', 'Must be later than the start time.') // oxfmt-ignore
    const other = path === 'hires' && data.hallHires.find(one => one.id !== id && one.room === room && one.date === date && one.status !== 'cancelled' && one.startTime < endTime && startTime < one.endTime) // oxfmt-ignore
    return other ? faulty('room', `The room is taken at that time (${other.hireNumber}).`) : undefined
  }
  const create =
    (path: string) =>
    ({ body }: Incoming): Reply => {
      const given = (body ?? {}) as Given
      const lacking = CENTRE_RESOURCES[path]!.required.filter(name => given[name] === undefined || given[name] === '')
      if (lacking.length > 0) return { status: 400, body: Object.fromEntries(lacking.map(name => [name, ['This field is required.']])) } // oxfmt-ignore
      const read = writable(path, given)
      if ('refused' in read) return read.refused
      const clash = clashOf(path, read.taken)
      if (clash) return clash
      const row = { id: Math.max(...tableOf(path).map(one => Number(one.id))) + 1, ...DEFAULTS[path]!() } as Row
      mergeInto(row, read.taken)
      workOut(path, row)
      tableOf(path).push(row)
      if (path === 'payments') settle(row.hire)
      return { status: 201, body: toSnake(row) }
    }
  const change = (path: string) =>
    withRow(path, (row, given) => {
      const read = writable(path, given)
      if ('refused' in read) return read.refused
      const clash = clashOf(path, { ...row, ...read.taken })
      if (clash) return clash
      mergeInto(row, read.taken)
      workOut(path, row)
      return undefined
    })
  const USES: Record<string, (id: unknown) => boolean> = {
    hirers: id => data.hallHires.some(one => one.hirer === id),
    hires: id => data.hallPayments.some(one => one.hire === id),
    participants: id => data.hallClasses.some(one => one.participants.includes(Number(id))),
  }
  const remove = (path: string) =>
    withRow(path, row => {
      if (USES[path]?.(row.id)) return detail(409, 'It cannot be deleted: other records refer to it.')
      tableOf(path).splice(tableOf(path).indexOf(row), 1)
      if (path === 'payments') settle(row.hire)
      return { status: 204, body: null }
    })
  const become = (from: readonly string[], status: string) =>
    withRow('hires', row => {
      if (!from.includes(String(row.status))) return detail(409, `The hire is ${String(row.status)}.`)
      row.status = status
      return undefined
    })
  const enrol = withRow('classes', (row, { participant }) => {
    if (!byId('participants', participant)) return faulty('participant', `Invalid pk "${String(participant)}" - object does not exist.`) // oxfmt-ignore
    const enrolled = row.participants as number[]
    if (enrolled.includes(Number(participant))) return detail(409, 'The participant is enrolled already.')
    if (row.placesLeft === 0) return detail(409, 'The class is full.')
    row.participants = [...enrolled, Number(participant)]
    workOut('classes', row)
    return undefined
  })

  const at = (path: string) => new RegExp(`^/api/${path.replace(':id', String.raw`(\d+)`)}/$`)
  const routes: Handler[] = [
    ['GET', /^\/api\/schema\/$/, () => ({ body: COMMUNITYCENTRE_DESCRIPTION })],
    ['POST', at('hires/:id/confirm'), become(['provisional'], 'confirmed')],
    ['POST', at('hires/:id/cancel'), become(['provisional', 'confirmed'], 'cancelled')],
    ['POST', at('classes/:id/enrol'), enrol],
  ]
  for (const [path, { writes }] of Object.entries(CENTRE_RESOURCES)) {
    routes.push(['GET', at(path), list(path)], ['GET', at(`${path}/:id`), withRow(path)])
    if (writes.includes('create')) routes.push(['POST', at(path), create(path)])
    if (writes.includes('partial_update')) routes.push(['PATCH', at(`${path}/:id`), change(path)])
    if (writes.includes('destroy')) routes.push(['DELETE', at(`${path}/:id`), remove(path)])
  }
  const server = await listenJson(routes, { detail: 'Not found.' }, port)
  return { ...server, data, reset: createReset(data) }
}
