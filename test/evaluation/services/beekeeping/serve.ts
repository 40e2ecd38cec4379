import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createWire } from '../wire.ts'
import { createBeekeepingData, type BeekeepingData } from './data.ts'
import { BEEKEEPING_DESCRIPTION } from './description.ts'

const PAGE = 20
const CALLED: [kind: keyof BeekeepingData, sets: string, codings: Record<string, string>][] = [
  ['beekeepers', 'Beekeepers', { id: 'BeekeeperID', firstName: 'FirstName', lastName: 'LastName', email: 'EMail', memberSince: 'MemberSince' }], // oxfmt-ignore
  ['apiaries', 'Apiaries', { id: 'ApiaryID', name: 'Name', county: 'County', altitudeMetres: 'AltitudeMetres', beekeeperId: 'BeekeeperID' }], // oxfmt-ignore
  ['hives', 'Hives', { id: 'HiveID', code: 'Code', apiaryId: 'ApiaryID', queenBreed: 'QueenBreed', queenBorn: 'QueenBorn', frames: 'Frames', temper: 'Temper', isActive: 'IsActive', installed: 'Installed' }], // oxfmt-ignore
  ['hiveInspections', 'Inspections', { id: 'InspectionID', hiveId: 'HiveID', inspectedOn: 'InspectedOn', varroaCount: 'VarroaCount', queenSeen: 'QueenSeen', note: 'Note' }], // oxfmt-ignore
  ['harvests', 'Harvests', { id: 'HarvestID', hiveId: 'HiveID', harvestedOn: 'HarvestedOn', kilograms: 'Kilograms', honeyType: 'HoneyType', pricePerKilogram: 'PricePerKilogram' }], // oxfmt-ignore
]
const refuse = (status: number, message: string): Reply => ({ status, body: { error: { code: '', message } } })

/** Starts the guild of beekeepers: 20 entities at a time whatever is asked for, and the address of the next ones. */
export async function startBeekeeping({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createBeekeepingData(clock)
  const routesOf = ([kind, sets, codings]: (typeof CALLED)[number]): Handler[] => {
    const rows = data[kind] as unknown as Row[]
    const { write, read } = createWire(codings)
    const context = (rest = '') => `${server.url}/odata/$metadata#${sets}${rest}`
    const list = ({ query }: Incoming): Reply => {
      if (query.has('$filter') || query.has('$orderby')) return refuse(400, 'The query specified in the URI is not valid.') // oxfmt-ignore
      const [skip, top] = [Number(query.get('$skip') ?? 0), Number(query.get('$top') ?? Infinity)]
      const end = Math.min(skip + Math.min(top, PAGE), rows.length)
      const left = Math.min(skip + top, rows.length) - end
      const next = `${server.url}/odata/${sets}?$skip=${end}${Number.isFinite(top) ? `&$top=${top - PAGE}` : ''}`
      return { body: { '@odata.context': context(), ...(query.get('$count') === 'true' && { '@odata.count': rows.length }), value: rows.slice(skip, end).map(write), ...(left > 0 && { '@odata.nextLink': next }) } } // oxfmt-ignore
    }
    const withRow = (answer: (row: Row, incoming: Incoming) => Reply) => (incoming: Incoming) => {
      const row = rows.find(({ id }) => String(id) === incoming.path[0])
      return row ? answer(row, incoming) : refuse(404, 'Resource not found for the segment.')
    }
    const one = new RegExp(String.raw`^/odata/${sets}\((\d+)\)$`)
    return [
      ['GET', new RegExp(`^/odata/${sets}$`), list],
      ['GET', one, withRow(row => ({ body: { '@odata.context': context('/$entity'), ...write(row) } }))],
      [
        'PATCH',
        one,
        withRow((row, { body }) => {
          Object.assign(row, read((body ?? {}) as Row))
          return { status: 204, body: null }
        }),
      ],
    ]
  }
  const routes: Handler[] = [
    ['GET', /^\/odata\/\$openapi$/, () => ({ body: BEEKEEPING_DESCRIPTION })],
    ...CALLED.flatMap(routesOf),
  ]
  const server = await listenJson(routes, refuse(404, 'Resource not found.').body, port)
  return { ...server, data, reset: createReset(data) }
}
