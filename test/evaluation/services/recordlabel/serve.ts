import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, momentOf } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createRecordlabelData, type RecordlabelData } from './data.ts'
import { CREDIT, filterSchema, LABEL_BODIES, LABEL_FIELDS, LABEL_FILTERS, pathOf, pluralOf, RECORDLABEL_DESCRIPTION } from './description.ts' // oxfmt-ignore

type Given = Record<string, unknown>
type Kind = keyof RecordlabelData
/** What each kind is called in the description. */
const CALLED: Record<Kind, string> = { labelArtists: 'artist', labelContracts: 'contract', labelReleases: 'release', labelTracks: 'track', labelStatements: 'royaltyStatement', labelVenues: 'venue', labelConcerts: 'concert' } // oxfmt-ignore
/** What a key points to. */
const TARGETS: Record<string, Kind> = { artistId: 'labelArtists', releaseId: 'labelReleases', venueId: 'labelVenues' }

const TITLES: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict', 422: 'Unprocessable Content' } // oxfmt-ignore
const refuse = (status: number, detail: string): Reply => ({ status, body: { status, title: TITLES[status], detail }, headers: { 'content-type': 'application/problem+json' } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(422, `${name} must not be null`)
const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value) // oxfmt-ignore
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) // oxfmt-ignore

const hrefOf = (kind: Kind, id: unknown) => ({ href: `/api/${pathOf(CALLED[kind])}/${String(id)}` })
function write(kind: Kind, row: Row): object {
  const pointers = Object.entries(TARGETS).filter(([name]) => (row[name] ?? null) !== null)
  const links = pointers.map(([name, target]) => [name.slice(0, -2), hrefOf(target, row[name])])
  return { ...row, _links: { self: hrefOf(kind, row.id), ...(Object.fromEntries(links) as object) } }
}

/** A value as rows hold it, or why it cannot be taken. */
interface Taken {
  value?: unknown
  wrong?: string
}
function take(schema: Given, value: unknown, name: string): Taken {
  const wrong = (expected: string) => ({ wrong: `${name} must be ${expected}` })
  if (value === null || value === undefined) return schema.nullable ? { value: null } : wrong('given')
  if (schema.type === 'object') {
    if (!isObject(value)) return wrong('an object')
    return takeFields(schema.properties as Record<string, object>, Object.keys(value), value, `${name}.`)
  }
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return wrong('a list')
    const isCredit = '$ref' in (schema.items as object)
    const taken = value.map(one => (isCredit ? take({ type: 'object', properties: CREDIT }, one, name) : take(schema.items as Given, one, name))) // oxfmt-ignore
    return taken.find(one => one.wrong !== undefined) ?? { value: taken.map(one => one.value) }
  }
  if (schema.type === 'boolean') return typeof value === 'boolean' ? { value } : wrong('true or false')
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = 0, maximum = Infinity } = schema as { minimum?: number; maximum?: number }
    const isRight = typeof value === 'number' && (schema.type === 'number' || Number.isInteger(value))
    return isRight && value >= minimum && value <= maximum ? { value } : wrong(`a number from ${minimum}`)
  }
  if (typeof value !== 'string' || value === '') return wrong('a text')
  const { enum: choices, pattern } = schema as { enum?: string[]; pattern?: string }
  if (choices) return choices.includes(value) ? { value } : wrong(`one of ${choices.join(', ')}`)
  if (pattern) return new RegExp(pattern).test(value) ? { value } : wrong(`like ${pattern}`)
  if (schema.format === 'date') return isDay(value) ? { value } : wrong('a date')
  if (schema.format !== 'date-time') return { value }
  const instant = momentOf(value)
  return instant ? { value: instant } : wrong('a date with a time')
}
function takeFields(fields: Record<string, object>, names: readonly string[], given: Given, at = ''): Taken {
  const known = names.filter(name => name in fields && name in given)
  const taken = known.map(name => [name, take(fields[name] as Given, given[name], at + name)] as const)
  const odd = taken.find(([, one]) => one.wrong !== undefined)
  return odd ? odd[1] : { value: Object.fromEntries(taken.map(([name, one]) => [name, one.value])) }
}

function passes(row: Row, name: string, value: string): boolean {
  if (name === 'q')
    return String(row.name ?? row.title)
      .toLowerCase()
      .includes(value.toLowerCase())
  if (name === 'creditedArtistId') return (row.credits as { artistId: number }[]).some(one => String(one.artistId) === value) // oxfmt-ignore
  const [, start, side] = /^(released|starts)(From|To)$/.exec(name) ?? []
  if (!start) return String(row[name]) === value
  const held = String(row[start === 'released' ? 'releaseDate' : 'startsAt']).slice(0, 10)
  return side === 'From' ? held >= value : held <= value
}
/** What is wrong with the value of a filter. */
function oddFilter(kind: Kind, name: string, value: string): string | undefined {
  const schema = filterSchema(CALLED[kind], name)
  const read = schema.type === 'integer' ? Number(value) : schema.type === 'boolean' ? ({ true: true, false: false }[value] ?? value) : value // oxfmt-ignore
  return take(schema, read, name).wrong
}
function sorted(rows: Row[], sort: string | null): Row[] {
  const [field, way] = (sort ?? '').split(',')
  const sign = way === 'desc' ? -1 : 1
  const order = (one: Row, other: Row) => (one[field!] === other[field!] ? 0 : (one[field!] as number) < (other[field!] as number) ? -sign : sign) // oxfmt-ignore
  return field ? rows.toSorted(order) : rows
}

/** Starts the record label. `data` is what it serves and changes; `reset` puts it back. */
export async function startRecordlabel({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createRecordlabelData(clock)
  const today = createDays(clock).day(0)
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const { withRow, remove, add, isThere } = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid }) // oxfmt-ignore

  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const wanted = [...query].filter(([name, value]) => LABEL_FILTERS[CALLED[kind]]!.includes(name) && value !== '')
      const odd = wanted.map(([name, value]) => oddFilter(kind, name, value)).find(Boolean)
      if (odd) return refuse(400, odd)
      const [field] = (query.get('sort') ?? '').split(',')
      if (field && !(field in LABEL_FIELDS[CALLED[kind]]!)) return refuse(400, `No property ${field} to sort by`)
      const [number, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 20)]
      const isWhole = Number.isInteger(number) && Number.isInteger(size)
      if (!(isWhole && number >= 0 && size >= 1 && size <= 100)) return refuse(400, 'page or size is out of range')
      const rows = sorted(
        rowsOf(kind).filter(row => wanted.every(([name, value]) => passes(row, name, value))),
        query.get('sort'),
      )
      const pages = Math.ceil(rows.length / size)
      const link = (at: number) => {
        const next = new URLSearchParams(query)
        next.set('page', String(at))
        return { href: `/api/${pathOf(CALLED[kind])}?${next.toString()}` }
      }
      const _links = { self: link(number), first: link(0), ...(number > 0 && { prev: link(number - 1) }), ...(number + 1 < pages && { next: link(number + 1) }), last: link(Math.max(0, pages - 1)) } // oxfmt-ignore
      const cut = rows.slice(number * size, (number + 1) * size).map(row => write(kind, row))
      const page = { size, totalElements: rows.length, totalPages: pages, number }
      return { headers: { 'content-type': 'application/hal+json' }, body: { _embedded: { [pluralOf(CALLED[kind])]: cut }, _links, page } } // oxfmt-ignore
    }

  /** Why fields cannot be written: a key of them leads nowhere, or a term ends before it starts. */
  const lost = (fields: Given): string | undefined => {
    const name = Object.keys(TARGETS).find(key => (fields[key] ?? null) !== null && !isThere(TARGETS[key]!, fields[key])) // oxfmt-ignore
    if (name) return `${name} does not exist`
    const credits = (fields.credits ?? []) as { artistId: number }[]
    if (credits.some(one => !isThere('labelArtists', one.artistId))) return 'credits.artistId does not exist'
    return fields.endDate !== undefined && String(fields.endDate) < String(fields.startDate) ? 'endDate must not be before startDate' : undefined // oxfmt-ignore
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const { value, wrong } = takeFields(LABEL_FIELDS[CALLED[kind]]!, LABEL_BODIES[CALLED[kind]]!.change, given)
      const reason = wrong ?? lost({ startDate: row.startDate, ...(value as Given) })
      return reason ? refuse(422, reason) : void mergeInto(row, value as Given)
    })
  const create =
    (kind: Kind, make: (fields: Given) => object) =>
    (incoming: Incoming): Reply => {
      const { add: names, needed } = LABEL_BODIES[CALLED[kind]]!
      const given = (incoming.body ?? {}) as Given
      const lacking = needed.find(name => given[name] === undefined || given[name] === null)
      if (lacking) return invalid('body', lacking)
      const { value, wrong } = takeFields(LABEL_FIELDS[CALLED[kind]]!, names, given)
      const reason = wrong ?? lost(value as Given)
      return reason ? refuse(422, reason) : add(kind, [], () => make(value as Given))(incoming)
    }
  /** A change of state from one of these, or why it cannot be. */
  const become = (kind: Kind, from: readonly string[], to: object) =>
    withRow(kind, row => {
      if (!from.includes(String(row.status))) return refuse(409, `The ${CALLED[kind]} is ${String(row.status)}`)
      return void Object.assign(row, to)
    })
  const dropUnless = (kind: Kind, isUsed: (id: number) => boolean, reason: string) => (incoming: Incoming) =>
    isUsed(Number(incoming.path[0])) ? refuse(409, reason) : remove(kind)(incoming)
  const hasArtist = (id: number) => [...data.labelContracts, ...data.labelReleases, ...data.labelConcerts].some(one => one.artistId === id) // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const own = (kind: Kind, verb = '') => at(`${pathOf(CALLED[kind])}/:id${verb}`)
  const handle = (kind: Kind): Handler[] => [
    ['GET', at(pathOf(CALLED[kind])), list(kind)],
    ['GET', own(kind), withRow(kind)],
    ['PATCH', own(kind), change(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: RECORDLABEL_DESCRIPTION })],
    ...(Object.keys(CALLED) as Kind[]).flatMap(handle),
    ['POST', at('artists'), create('labelArtists', fields => ({ city: '', status: 'ACTIVE', signedOn: today, manager: null, website: null, biography: null, ...fields, monthlyListeners: 0 }))], // oxfmt-ignore
    ['DELETE', own('labelArtists'), dropUnless('labelArtists', hasArtist, 'The artist has contracts, releases or concerts')], // oxfmt-ignore
    ['POST', at('contracts'), create('labelContracts', fields => ({ signedOn: null, advance: null, exclusive: true, notes: null, ...fields, status: 'DRAFT', contractNumber: `RC-${1001 + data.labelContracts.length}` }))], // oxfmt-ignore
    ['DELETE', own('labelContracts'), dropUnless('labelContracts', id => data.labelContracts.some(one => one.id === id && one.status !== 'DRAFT'), 'Only drafts can be deleted')], // oxfmt-ignore
    ['POST', own('labelContracts', '/terminate'), become('labelContracts', ['ACTIVE', 'ON_HOLD'], { status: 'TERMINATED' })], // oxfmt-ignore
    ['POST', at('releases'), create('labelReleases', fields => ({ genre: data.labelArtists.find(one => one.id === fields.artistId)!.genre, formats: ['DIGITAL'], listPrice: { amount: 0, currency: 'EUR' }, producer: '', description: null, ...fields, status: 'SCHEDULED' }))], // oxfmt-ignore
    ['DELETE', own('labelReleases'), dropUnless('labelReleases', id => data.labelTracks.some(one => one.releaseId === id), 'The release has tracks')], // oxfmt-ignore
    ['POST', own('labelReleases', '/hold'), become('labelReleases', ['SCHEDULED'], { status: 'ON_HOLD' })],
    ['POST', own('labelReleases', '/resume'), become('labelReleases', ['ON_HOLD'], { status: 'SCHEDULED' })],
    ['POST', at('tracks'), create('labelTracks', fields => ({ isrc: `NL-L7F-${today.slice(2, 4)}-${29_001 + data.labelTracks.length}`, bpm: 120, explicit: false, credits: [], ...fields, streams: 0 }))], // oxfmt-ignore
    ['DELETE', own('labelTracks'), remove('labelTracks')],
    ['POST', own('labelStatements', '/pay'), become('labelStatements', ['APPROVED'], { status: 'PAID', paidOn: today })], // oxfmt-ignore
    ['POST', at('venues'), create('labelVenues', fields => ({ seated: false, contact: null, ...fields }))],
    ['DELETE', own('labelVenues'), dropUnless('labelVenues', id => data.labelConcerts.some(one => one.venueId === id), 'The venue has concerts')], // oxfmt-ignore
    ['POST', at('concerts'), create('labelConcerts', fields => ({ tourName: null, doorsAt: fields.startsAt, fee: { amount: 0, currency: 'EUR' }, remarks: null, ...fields, status: 'ANNOUNCED', ticketsSold: 0 }))], // oxfmt-ignore
    ['DELETE', own('labelConcerts'), remove('labelConcerts')],
    ['POST', own('labelConcerts', '/cancel'), become('labelConcerts', ['ANNOUNCED', 'ON_SALE', 'SOLD_OUT'], { status: 'CANCELLED' })], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { status: 404, title: 'Not Found', detail: 'No such resource' }, port)
  return { ...server, data, reset: createReset(data) }
}
