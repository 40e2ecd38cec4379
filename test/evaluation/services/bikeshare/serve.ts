import { listenJson, type Handler, type Incoming } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createWire, MILLIS, type Codings } from '../wire.ts'
import { createBikeshareData, type BikeshareData } from './data.ts'
import { BIKESHARE_DESCRIPTION } from './description.ts'

type Kind = keyof BikeshareData
const CALLED: [kind: Kind, node: string, codings: Codings][] = [
  ['dockingStations', 'stations', { name: 'name', district: 'district', capacity: 'capacity', hasKiosk: 'hasKiosk' }],
  ['bikes', 'bikes', { plate: 'plate', model: 'model', condition: 'condition', stationId: 'stationId', kilometres: 'kilometres', boughtAt: { as: 'boughtAt', ...MILLIS } }], // oxfmt-ignore
  ['rides', 'rides', { bikeId: 'bikeId', startStationId: 'startStationId', endStationId: 'endStationId', startedAt: { as: 'startedAt', ...MILLIS }, minutes: 'minutes', fare: 'fare' }], // oxfmt-ignore
]

/** Starts the shared bikes. */
export async function startBikeshare({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createBikeshareData(clock)
  const routesOf = ([kind, node, codings]: (typeof CALLED)[number]): Handler[] => {
    const rows = data[kind] as unknown as Row[]
    const { write, read } = createWire(codings, { drop: true })
    const tree = ({ query }: Incoming) => ({
      body: Object.fromEntries(rows.map(row => [row.id, query.get('shallow') === 'true' ? true : write(row)])),
    })
    const withRow = (answer: (row: Row, incoming: Incoming) => unknown) => (incoming: Incoming) => {
      const row = rows.find(({ id }) => id === incoming.path[0])
      return { body: row ? answer(row, incoming) : null }
    }
    const patch = (row: Row, { body }: Incoming) => {
      Object.assign(row, read((body ?? {}) as Row))
      return body as unknown
    }
    const push = ({ body }: Incoming) => {
      const row = { ...read((body ?? {}) as Row), id: `-Nnew${rows.length}` }
      rows.push(row)
      return { body: { name: row.id } }
    }
    const at = (rest: string) => new RegExp(String.raw`^/${node}${rest}\.json$`)
    return [
      ['GET', at(''), tree],
      ['POST', at(''), push],
      ['GET', at('/([\\w-]+)'), withRow(write)],
      ['PATCH', at('/([\\w-]+)'), withRow(patch)],
      ['DELETE', at('/([\\w-]+)'), withRow(row => (rows.splice(rows.indexOf(row), 1), null))],
    ]
  }
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: BIKESHARE_DESCRIPTION })],
    ...CALLED.flatMap(routesOf),
  ]
  const server = await listenJson(routes, { error: '404 Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
