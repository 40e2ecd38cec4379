import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createWire, DOTTED, TWO_PLACES, YES_NO, type Codings } from '../wire.ts'
import { createWholesaleData, type WholesaleData } from './data.ts'
import { WHOLESALE_DESCRIPTION } from './description.ts'

type Kind = keyof WholesaleData
const CALLED: [kind: Kind, called: string, codings: Codings][] = [
  ['custs', 'cust', { id: 'cust_id', custNm: 'cust_nm', city: 'cty', crdLmt: { as: 'crd_lmt', ...TWO_PLACES }, active: { as: 'act_flg', ...YES_NO }, custSince: { as: 'cust_since', ...DOTTED } }], // oxfmt-ignore
  ['arts', 'art', { id: 'art_id', descr: 'art_descr', grp: 'grp_cd', untPrc: { as: 'unt_prc', ...TWO_PLACES }, qtyStk: 'qty_stk', discontinued: { as: 'disc_flg', ...YES_NO } }], // oxfmt-ignore
  ['ords', 'ord', { id: 'ord_id', custId: 'cust_id', artId: 'art_id', ordDt: { as: 'ord_dt', ...DOTTED }, dlvDt: { as: 'dlv_dt', ...DOTTED }, qtyOrd: 'qty_ord', totAmt: { as: 'tot_amt', ...TWO_PLACES }, status: 'ord_st' }], // oxfmt-ignore
]
const MOST = 60
const missing: Reply = { status: 404, body: { rc: 4, msg: 'record not found' } }

/** Starts the wholesaler: records count from 1, and `more` says whether there are others. */
export async function startWholesale({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createWholesaleData(clock)
  const routesOf = ([kind, called, codings]: (typeof CALLED)[number]): Handler[] => {
    const rows = data[kind] as unknown as Row[]
    const { write, read } = createWire(codings)
    const list = ({ query }: Incoming): Reply => {
      const [from, size] = [Number(query.get('start_rec') ?? 1) - 1, Math.min(Number(query.get('max_rec') ?? MOST), MOST)] // oxfmt-ignore
      const end = from + size
      return { body: { rc: 0, msg: '', [`${called}_tab`]: rows.slice(from, end).map(write), more: end < rows.length ? 'Y' : 'N' } } // oxfmt-ignore
    }
    const withRow = (change: (row: Row, given: object) => void) => (incoming: Incoming) => {
      const row = rows.find(({ id }) => String(id) === incoming.path[0])
      if (!row) return missing
      change(row, read((incoming.body ?? {}) as Row))
      return { body: { rc: 0, msg: '', [called]: write(row) } }
    }
    const create = ({ body }: Incoming): Reply => {
      const row = { ...read((body ?? {}) as Row), id: 990_000 + rows.length }
      rows.push(row)
      return { body: { rc: 0, msg: '', [called]: write(row) } }
    }
    return [
      ['GET', new RegExp(`^/ws/${called}$`), list],
      ['POST', new RegExp(`^/ws/${called}$`), create],
      ['GET', new RegExp(`^/ws/${called}/(\\d+)$`), withRow(() => {})],
      ['PUT', new RegExp(`^/ws/${called}/(\\d+)$`), withRow((row, given) => void Object.assign(row, given))],
    ]
  }
  const routes: Handler[] = [
    ['GET', /^\/swagger\.json$/, () => ({ body: WHOLESALE_DESCRIPTION })],
    ...CALLED.flatMap(routesOf),
  ]
  const server = await listenJson(routes, missing.body, port)
  return { ...server, data, reset: createReset(data) }
}
