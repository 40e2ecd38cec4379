import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createWire, type Codings } from '../wire.ts'
import { createMarinaData, type MarinaData } from './data.ts'
import { MARINA_DESCRIPTION } from './description.ts'

const LINK = { out: (id: string) => [id], in: (ids: string[] | string) => [ids].flat()[0] ?? null }
/** A box that is ticked, or not there. */
const BOX = { out: (flag: boolean) => flag || undefined, in: (flag: boolean) => flag === true }
type Kind = keyof MarinaData
const CALLED: [kind: Kind, table: string, codings: Codings][] = [
  ['boats', 'Boats', { name: 'Boat Name', type: 'Type', length: 'Length (m)', built: 'Year Built', skipperId: { as: 'Skipper', ...LINK }, mooringId: { as: 'Mooring', ...LINK }, isInsured: { as: 'Insured?', ...BOX }, lastSurvey: 'Last Survey' }], // oxfmt-ignore
  ['moorings', 'Moorings', { name: 'Name', pontoon: 'Pontoon', maxLength: 'Max Length (m)', annualFee: 'Annual Fee', hasPower: { as: 'Has Power', ...BOX } }], // oxfmt-ignore
  ['skippers', 'Skippers', { name: 'Full Name', email: 'Email', town: 'Town', memberSince: 'Member Since' }],
]
const missing: Reply = { status: 404, body: { error: 'NOT_FOUND' } }

/** Starts the marina. */
export async function startMarina({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createMarinaData(clock)
  const createdTime = new Date(clock.getTime() - 6e9).toISOString()
  const routesOf = ([kind, table, codings]: (typeof CALLED)[number]): Handler[] => {
    const rows = data[kind] as unknown as Row[]
    const { write, read } = createWire(codings, { drop: true })
    const show = (row: Row) => ({ id: row.id, createdTime, fields: write(row) })
    const list = ({ query }: Incoming): Reply => {
      const size = Math.min(Number(query.get('pageSize') ?? 100), 100)
      const from = Number(query.get('offset')?.split('/')[1] ?? 0)
      const end = from + size
      return { body: { records: rows.slice(from, end).map(show), ...(end < rows.length && { offset: `itrQ8/${end}` }) } } // oxfmt-ignore
    }
    const given = (incoming: Incoming) => read(((incoming.body as Row | undefined)?.fields ?? {}) as Row)
    const withRow = (answer: (row: Row, incoming: Incoming) => unknown) => (incoming: Incoming) => {
      const row = rows.find(({ id }) => id === incoming.path[0])
      return row ? { body: answer(row, incoming) } : missing
    }
    const create = (incoming: Incoming): Reply => {
      const blank = Object.fromEntries(Object.keys(codings).map(name => [name, null]))
      const row = { ...blank, ...given(incoming), id: `recNew${rows.length}` }
      rows.push(row)
      return { body: show(row) }
    }
    const at = (rest: string) => new RegExp(`^/v0/appK2marina/${table}${rest}$`)
    return [
      ['GET', at(''), list],
      ['POST', at(''), create],
      ['GET', at('/(\\w+)'), withRow(show)],
      ['PATCH', at('/(\\w+)'), withRow((row, incoming) => show(Object.assign(row, given(incoming))))],
      ['DELETE', at('/(\\w+)'), withRow(row => ({ deleted: rows.splice(rows.indexOf(row), 1).length > 0, id: row.id }))], // oxfmt-ignore
    ]
  }
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: MARINA_DESCRIPTION })],
    ...CALLED.flatMap(routesOf),
  ]
  const server = await listenJson(routes, missing.body, port)
  return { ...server, data, reset: createReset(data) }
}
