import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createSecondaryData, type SecondaryData } from './data.ts'
import { RESOURCES, SECONDARY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof SecondaryData
interface Body {
  data?: { attributes?: Given; relationships?: Record<string, { data?: { id?: unknown } }> }
}
const headers = { 'content-type': 'application/vnd.api+json' }
const today = () => new Date().toISOString().slice(0, 10)
const refuse = (status: number, detail: string): Reply => ({ status, headers, body: { errors: [{ status: String(status), title: status === 404 ? 'Not found' : 'Invalid', detail }] } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(422, `${name.replace(/_id$/, '')} is required`)

/** A row as a resource: what points to others is a relationship. */
function write(kind: Kind, row: Row): object {
  const { attributes, relationships = {} } = RESOURCES[kind]!
  const flat = toSnake(row)
  const links = Object.entries(relationships).map(([name, type]) => [name, { data: flat[`${name}_id`] === null ? null : { type, id: String(flat[`${name}_id`]) } }]) // oxfmt-ignore
  return {
    type: kind,
    id: String(row.id),
    attributes: Object.fromEntries(Object.keys(attributes).map(name => [name, flat[name] ?? null])),
    ...(links.length > 0 && { relationships: Object.fromEntries(links) as Given }),
  }
}

/** What a document says of a row, with the ids of what it points to. */
function read(body: Body | undefined): Given {
  const links = Object.entries(body?.data?.relationships ?? {}).map(([name, link]) => [`${name}_id`, Number(link.data?.id)]) // oxfmt-ignore
  return { ...body?.data?.attributes, ...(Object.fromEntries(links) as Given) }
}

/** Starts the school. `data` is what it serves and changes; `reset` puts it back. */
export async function startSecondary({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createSecondaryData(clock)
  const handlers = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid })
  const { isThere } = handlers
  const wrapped =
    (handle: (incoming: Incoming) => Reply) =>
    (incoming: Incoming): Reply => {
      const reply = handle({ ...incoming, body: read(incoming.body as Body) })
      return (reply.status ?? 200) < 204 ? { ...reply, headers, body: { data: reply.body } } : reply
    }

  const list =
    (kind: Kind) =>
    ({ query, url }: Incoming): Reply => {
      const { filters, relationships = {} } = RESOURCES[kind]!
      const wanted = filters.flatMap(name => {
        const value = query.get(`filter[${name}]`)
        const field = Object.keys(toCamel({ [name in relationships ? `${name}_id` : name]: 0 }))[0]!
        return value === null ? [] : [{ field, value }]
      })
      const rows = (data[kind] as unknown as Row[]).filter(row => wanted.every(({ field, value }) => String(row[field]) === value)) // oxfmt-ignore
      const [number, size] = [Number(query.get('page[number]') ?? 1), Number(query.get('page[size]') ?? 30)]
      if (!(number >= 1 && size >= 1 && size <= 100)) return refuse(400, 'page is out of range')
      const pages = Math.ceil(rows.length / size)
      const at = (page: number) => {
        const to = new URLSearchParams(query)
        to.set('page[number]', String(page))
        return `${url.pathname}?${to.toString()}`
      }
      const body = {
        data: rows.slice((number - 1) * size, number * size).map(row => write(kind, row)),
        meta: { total: rows.length, page: number, pages },
        links: { self: at(number), next: number < pages ? at(number + 1) : null },
      }
      return { headers, body }
    }

  const admit = (given: Given) =>
    isThere('classes', given.classId)
      ? { house: null, freeMeals: false, guardianName: null, guardianEmail: null, guardianPhone: null, ...given, admissionNumber: 'AG99001', status: 'enrolled', admittedOn: today() } // oxfmt-ignore
      : 'class is unknown'
  const award = (given: Given) =>
    isThere('pupils', given.pupilId) && isThere('subjects', given.subjectId)
      ? { awardedOn: today(), comment: null, teacherId: data.subjects.find(one => one.id === given.subjectId)!.teacherId, ...given, term: 'autumn' } // oxfmt-ignore
      : 'pupil or subject is unknown'
  const report = (given: Given) =>
    isThere('pupils', given.pupilId)
      ? { endsOn: given.startsOn, note: null, ...given, days: 1, status: 'reported' }
      : 'pupil is unknown'

  const at = (path: string) => new RegExp(`^/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const { withRow, change, remove, add, become } = handlers
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: SECONDARY_DESCRIPTION })],
    ...(Object.keys(data) as Kind[]).flatMap((kind): Handler[] => [
      ['GET', at(kind), list(kind)],
      ['GET', at(`${kind}/:id`), wrapped(withRow(kind))],
      ['PATCH', at(`${kind}/:id`), wrapped(change(kind))],
    ]),
    ['POST', at('pupils'), wrapped(add('pupils', ['firstName', 'lastName', 'dateOfBirth', 'classId'], admit))],
    ['DELETE', at('pupils/:id'), remove('pupils')],
    ['POST', at('pupils/:id/suspend'), wrapped(become('pupils', ['enrolled'], () => ({ status: 'suspended' })))],
    ['POST', at('pupils/:id/reinstate'), wrapped(become('pupils', ['suspended'], () => ({ status: 'enrolled' })))],
    ['POST', at('marks'), wrapped(add('marks', ['kind', 'score', 'pupilId', 'subjectId'], award))],
    ['DELETE', at('marks/:id'), remove('marks')],
    ['POST', at('absences'), wrapped(add('absences', ['reason', 'startsOn', 'pupilId'], report))],
    ['DELETE', at('absences/:id'), remove('absences')],
    ['POST', at('absences/:id/excuse'), wrapped(become('absences', ['reported', 'unexcused'], () => ({ status: 'excused' })))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { errors: [{ status: '404', title: 'Not found' }] }, port)
  return { ...server, data, reset: createReset(data) }
}
