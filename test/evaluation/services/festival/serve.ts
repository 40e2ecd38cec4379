import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createFestivalData } from './data.ts'
import { FESTIVAL_DESCRIPTION } from './description.ts'

const STAMP = '2026-01-04T08:00:00.000Z'
const STAMPS = { createdAt: STAMP, updatedAt: STAMP, publishedAt: STAMP }
const missing: Reply = { status: 404, body: { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found' } } } // oxfmt-ignore

/** Starts the music festival: relations are left out unless `populate` asks for them. */
export async function startFestival({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createFestivalData(clock)
  const tables: Record<string, Row[]> = { bands: data.bands, stages: data.festivalStages, performances: data.performances } // oxfmt-ignore
  const relations: Record<string, string> = { bandId: 'band', stageId: 'stage' }
  const routesOf = (plural: string): Handler[] => {
    const rows = tables[plural]!
    const wrap = ({ id, ...row }: Row, populate: string[]): object => {
      const own = Object.entries(row).filter(([name]) => !(name in relations))
      const others = Object.entries(relations).filter(([field, name]) => field in row && (populate.includes('*') || populate.includes(name))) // oxfmt-ignore
      const related = others.map(([field, name]) => {
        const other = tables[`${name}s`]!.find(one => one.id === row[field])
        return [name, { data: other ? wrap(other, []) : null }]
      })
      return { id, attributes: { ...Object.fromEntries([...own, ...related]), ...STAMPS } }
    }
    const asked = ({ query }: Incoming) => (query.get('populate') ?? '').split(',')
    const list = (incoming: Incoming): Reply => {
      const { query } = incoming
      const page = Math.max(1, Number(query.get('pagination[page]') ?? 1))
      const pageSize = Math.min(Number(query.get('pagination[pageSize]') ?? 25), 100)
      const some = rows.slice((page - 1) * pageSize, page * pageSize).map(row => wrap(row, asked(incoming)))
      return { body: { data: some, meta: { pagination: { page, pageSize, pageCount: Math.ceil(rows.length / pageSize), total: rows.length } } } } // oxfmt-ignore
    }
    const given = ({ body }: Incoming) => {
      const fields = Object.entries((body as { data?: object } | undefined)?.data ?? {})
      const keys: Record<string, string> = { band: 'bandId', stage: 'stageId' }
      return Object.fromEntries(fields.map(([name, value]) => [keys[name] ?? name, keys[name] ? Number(value) : (value as unknown)])) // oxfmt-ignore
    }
    const withRow = (change: (row: Row, incoming: Incoming) => void) => (incoming: Incoming) => {
      const row = rows.find(({ id }) => String(id) === incoming.path[0])
      if (!row) return missing
      change(row, incoming)
      return { body: { data: wrap(row, asked(incoming)), meta: {} } }
    }
    const create = (incoming: Incoming): Reply => {
      const row = { ...given(incoming), id: 9000 + rows.length }
      rows.push(row)
      return { body: { data: wrap(row, []), meta: {} } }
    }
    const at = (rest: string) => new RegExp(`^/api/${plural}${rest}$`)
    return [
      ['GET', at(''), list],
      ['POST', at(''), create],
      ['GET', at('/(\\d+)'), withRow(() => {})],
      ['PUT', at('/(\\d+)'), withRow((row, incoming) => void Object.assign(row, given(incoming)))],
      ['DELETE', at('/(\\d+)'), withRow(row => void rows.splice(rows.indexOf(row), 1))],
    ]
  }
  const routes: Handler[] = [
    ['GET', /^\/documentation\/openapi\.json$/, () => ({ body: FESTIVAL_DESCRIPTION })],
    ...Object.keys(tables).flatMap(routesOf),
  ]
  const server = await listenJson(routes, missing.body, port)
  return { ...server, data, reset: createReset(data) }
}
