import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createAircrewData, type AircrewData } from './data.ts'
import { AIRCREW_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof AircrewData
const refuse = (status: number, error: string): Reply => ({ status, body: { status, error } })
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} must not be null`)
const keyOf = (kind: string, number: number) => `${kind.slice(0, 3)}-${number}`
/** What a field with the key of another record points to. */
const TARGETS: Record<string, Kind> = { homeBaseId: 'airports', baseId: 'airports', originId: 'airports', destinationId: 'airports', aircraftId: 'aircraft', flightId: 'flights', crewMemberId: 'crewMembers' } // oxfmt-ignore
const link = (kind: Kind, id: unknown) => ({ href: `/roster/${kind}/${String(id)}` })

/** A resource in HAL: its fields, and links to itself and to what it points to. */
const write = (kind: Kind, row: Row): object => {
  const pointers = Object.entries(TARGETS).filter(([name]) => typeof row[name] === 'string')
  return { ...row, _links: { self: link(kind, row.id), ...Object.fromEntries(pointers.map(([name, to]) => [name.slice(0, -2), link(to, row[name])])) } } // oxfmt-ignore
}

/** Starts the crew rostering. `data` is what it serves and changes; `reset` puts it back. */
export async function startAircrew({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createAircrewData(clock)
  const whole = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid, keyOf })
  const { withRow, remove, add, become, isThere } = whole
  const lostIn = (given: Given) => Object.keys(TARGETS).find(name => name in given && given[name] !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const lost = lostIn(given)
      return lost ? refuse(400, `${lost} does not exist`) : void mergeInto(row, given)
    })

  /** Pages from 0 of what passes the filters, with links to those beside it. */
  const list = (kind: Kind, ...filters: string[]) => {
    const all = whole.list(kind, ...filters)
    return (incoming: Incoming): Reply => {
      const { query } = incoming
      const rows = all(incoming).body as object[]
      const [number, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 20)]
      if (!(number >= 0 && size >= 1 && size <= 200)) return refuse(400, 'page or size is out of range')
      const totalPages = Math.ceil(rows.length / size)
      const at = (page: number) => {
        const to = new URLSearchParams(query)
        to.set('page', String(page))
        to.set('size', String(size))
        return { href: `/roster/${kind}?${to.toString()}` }
      }
      const beside = { ...(number + 1 < totalPages && { next: at(number + 1) }), ...(number > 0 && { prev: at(number - 1) }) } // oxfmt-ignore
      const own = rows.slice(number * size, (number + 1) * size)
      return { body: { _embedded: { [kind]: own }, _links: { self: at(number), ...beside }, page: { size, totalElements: rows.length, totalPages, number } } } // oxfmt-ignore
    }
  }

  const roster = (given: Given) => {
    const lost = lostIn(given)
    return lost ? `${lost} does not exist` : { allowance: 40, ...given, status: 'planned' }
  }
  const request = (given: Given) => {
    const lost = lostIn(given)
    if (lost) return `${lost} does not exist`
    return String(given.endsOn) < String(given.startsOn) ? 'endsOn lies before startsOn' : { comment: null, ...given, status: 'requested' } // oxfmt-ignore
  }

  const at = (path: string) => new RegExp(`^/roster/${path.replaceAll(':id', String.raw`([\w-]+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(kind), list(kind, ...filters)],
    ['GET', at(`${kind}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/v3\/api-docs$/, () => ({ body: AIRCREW_DESCRIPTION })],
    ...read('airports', 'country'),
    ...read('aircraft', 'status', 'registration'),
    ...read('crewMembers', 'rank', 'baseId', 'contract'),
    ...read('flights', 'flightNumber', 'originId', 'destinationId', 'aircraftId', 'status'),
    ...read('duties', 'flightId', 'crewMemberId', 'position', 'status'),
    ...read('absences', 'crewMemberId', 'reason', 'status'),
    ['PATCH', at('aircraft/:id'), change('aircraft')],
    ['PATCH', at('crewMembers/:id'), change('crewMembers')],
    ['PATCH', at('flights/:id'), change('flights')],
    ['POST', at('duties'), add('duties', ['flightId', 'crewMemberId', 'position'], roster)],
    ['PATCH', at('duties/:id'), change('duties')],
    ['DELETE', at('duties/:id'), remove('duties')],
    ['POST', at('duties/:id/confirm'), become('duties', ['planned'], () => ({ status: 'confirmed' }))],
    ['POST', at('absences'), add('absences', ['crewMemberId', 'reason', 'startsOn', 'endsOn'], request)],
    ['PATCH', at('absences/:id'), change('absences')],
    ['DELETE', at('absences/:id'), remove('absences')],
    ['POST', at('absences/:id/approve'), become('absences', ['requested'], () => ({ status: 'approved' }))],
    ['POST', at('absences/:id/decline'), become('absences', ['requested'], () => ({ status: 'declined' }))],
  ]
  const server = await listenJson(routes, { status: 404, error: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
