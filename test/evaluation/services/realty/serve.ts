import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createWire } from '../wire.ts'
import { createRealtyData, type RealtyData } from './data.ts'
import { REALTY_DESCRIPTION } from './description.ts'

const PAGE = 25
type Kind = keyof RealtyData
const CALLED: [kind: Kind, called: string, codings: Record<string, string>][] = [
  ['estateAgents', 'Estate_Agent__c', { id: 'Id', name: 'Name', email: 'Email__c', region: 'Region__c', commissionRate: 'Commission_Rate__c', hireDate: 'Hire_Date__c' }], // oxfmt-ignore
  ['properties', 'Property__c', { id: 'Id', name: 'Name', city: 'City__c', type: 'Property_Type__c', stage: 'Stage__c', askingPrice: 'Asking_Price__c', bedrooms: 'Bedrooms__c', hasGarden: 'Has_Garden__c', listedDate: 'Listed_Date__c', agentId: 'Agent__c' }], // oxfmt-ignore
  ['viewings', 'Viewing__c', { id: 'Id', name: 'Name', propertyId: 'Property__c', buyerName: 'Buyer_Name__c', viewingDate: 'Viewing_Date__c', outcome: 'Outcome__c' }], // oxfmt-ignore
]
const BASE = '/services/data/v60.0'
const missing: Reply = { status: 404, body: [{ message: 'The requested resource does not exist', errorCode: 'NOT_FOUND' }] } // oxfmt-ignore

/** Starts the estate agency: lists of 25 with the address of the rest, which takes no parameters. */
export async function startRealty({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createRealtyData(clock)
  const created = `${new Date(clock.getTime() - 9e8).toISOString().slice(0, 19)}.000+0000`
  const routesOf = ([kind, called, codings]: (typeof CALLED)[number]): Handler[] => {
    const rows = data[kind] as unknown as Row[]
    const { write, read } = createWire(codings)
    const show = (row: Row) => ({
      attributes: { type: called, url: `${BASE}/records/${called}/${row.id}` },
      ...write(row),
      IsDeleted: false,
      CreatedDate: created,
    })
    const list = ({ path }: Incoming): Reply => {
      const from = Number(path[0] ?? 0)
      const records = rows.slice(from, from + PAGE).map(show)
      const isDone = from + PAGE >= rows.length
      const next = { nextRecordsUrl: `${BASE}/records/${called}/query/01gRO0000016PIAYA2-${from + PAGE}` }
      return { body: { totalSize: rows.length, done: isDone, ...(!isDone && next), records } }
    }
    const withRow = (answer: (row: Row, given: Record<string, unknown>) => Reply) => (incoming: Incoming) => {
      const row = rows.find(({ id }) => id === incoming.path[0])
      return row ? answer(row, read((incoming.body ?? {}) as Row)) : missing
    }
    const done: Reply = { status: 200, body: null }
    const create = ({ body }: Incoming): Reply => {
      const blank = Object.fromEntries(Object.keys(codings).map(name => [name, null]))
      const row = { ...blank, name: `VW-${2000 + rows.length}`, ...read((body ?? {}) as Row), id: `a0N5g${rows.length}QAX` } // oxfmt-ignore
      rows.push(row)
      return { status: 201, body: { id: row.id, success: true, errors: [] } }
    }
    const at = (rest: string) => new RegExp(`^${BASE}/records/${called}${rest}$`.replaceAll('.', String.raw`\.`))
    return [
      ['GET', at(''), list],
      ['GET', new RegExp(`^${BASE}/records/${called}/query/[A-Za-z0-9]+-(\\d+)$`), list],
      ['POST', at(''), create],
      ['GET', at('/(\\w+)'), withRow(row => ({ body: show(row) }))],
      ['PATCH', at('/(\\w+)'), withRow((row, given) => (Object.assign(row, given), done))],
      ['DELETE', at('/(\\w+)'), withRow(row => (rows.splice(rows.indexOf(row), 1), done))],
    ]
  }
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: REALTY_DESCRIPTION })],
    ...CALLED.flatMap(routesOf),
  ]
  const server = await listenJson(routes, missing.body, port)
  return { ...server, data, reset: createReset(data) }
}
