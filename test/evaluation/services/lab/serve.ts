import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createLabData, type LabData } from './data.ts'
import { LAB_DESCRIPTION } from './description.ts'

const KEYS: Record<keyof LabData, string> = { samples: 'sample_id', analysers: 'analyser_id', measurements: 'measurement_id' } // oxfmt-ignore
const TYPES: Record<string, string> = { number: 'numeric', boolean: 'bool' }
const missing: Reply = { status: 404, body: { error: 'no rows' } }

/** Starts the laboratory: what it answers are columns and rows. */
export async function startLab({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createLabData(clock)
  const routesOf = (table: keyof LabData): Handler[] => {
    const rows = data[table] as unknown as Row[]
    const show = (some: Row[]): Reply => {
      const names = Object.keys(rows[0]!)
      const columns = names.map(name => ({ name: name === 'id' ? KEYS[table] : name, type: TYPES[typeof rows[0]![name]] ?? 'text' })) // oxfmt-ignore
      return { body: { columns, rows: some.map(row => names.map(name => row[name] ?? null)), row_count: some.length } }
    }
    const list = ({ query }: Incoming): Reply => {
      const [limit, offset] = [Number(query.get('limit') ?? 40), Number(query.get('offset') ?? 0)]
      if (limit > 100) return { status: 400, body: { error: 'limit out of range' } }
      return show(rows.slice(offset, offset + limit))
    }
    const withRow = (answer: (row: Row, given: object) => Reply) => (incoming: Incoming) => {
      const row = rows.find(({ id }) => String(id) === incoming.path[0])
      return row ? answer(row, (incoming.body ?? {}) as object) : missing
    }
    const affected = { body: { affected_rows: 1 } }
    const at = (rest: string) => new RegExp(`^/tables/${table}${rest}$`)
    return [
      ['GET', at(''), list],
      ['POST', at(''), ({ body }) => (rows.push({ ...(body as object), id: 9900 + rows.length } as Row), affected)],
      ['GET', at('/(\\d+)'), withRow(row => show([row]))],
      ['PATCH', at('/(\\d+)'), withRow((row, given) => (Object.assign(row, given), affected))],
    ]
  }
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: LAB_DESCRIPTION })],
    ...(Object.keys(KEYS) as (keyof LabData)[]).flatMap(routesOf),
  ]
  const server = await listenJson(routes, missing.body, port)
  return { ...server, data, reset: createReset(data) }
}
