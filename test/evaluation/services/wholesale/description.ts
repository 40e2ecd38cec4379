const text = (description?: string, more: object = {}) => ({ type: 'string', ...(description && { description }), ...more }) // oxfmt-ignore
const KINDS: Record<string, Record<string, object>> = {
  cust: { cust_id: { type: 'integer' }, cust_nm: text(), cty: text(), crd_lmt: text(), act_flg: text('Y/N'), cust_since: text() }, // oxfmt-ignore
  art: { art_id: { type: 'integer' }, art_descr: text(), grp_cd: text(), unt_prc: text(), qty_stk: { type: 'integer' }, disc_flg: text('discontinued, Y/N') }, // oxfmt-ignore
  ord: { ord_id: { type: 'integer' }, cust_id: { type: 'integer' }, art_id: { type: 'integer' }, ord_dt: text(), dlv_dt: text('delivery date'), qty_ord: { type: 'integer' }, tot_amt: text(), ord_st: text('O=open, P=picked, S=shipped, C=cancelled') }, // oxfmt-ignore
}
const NAMES: Record<string, string> = { cust: 'customers', art: 'articles', ord: 'orders' }
const header = { rc: { type: 'integer' }, msg: text() }
const object = (properties: object) => ({ type: 'object', properties })
const answer = (properties: object) => ({ 200: { description: 'ok', schema: object({ ...header, ...properties }) } })
const query = (name: string, type: string, required = false) => ({ name, in: 'query', required, type })
const body = (kind: string, names: string[]) => ({ name: 'body', in: 'body', required: true, schema: object(Object.fromEntries(names.map(name => [name, KINDS[kind]![name]!]))) }) // oxfmt-ignore
const at = (kind: string) => ({ name: `${kind}_id`, in: 'path', required: true, type: 'integer' })

const pathsOf = (kind: string, written: string[]) => ({
  [`/${kind}`]: {
    get: {
      summary: `${NAMES[kind]} list`,
      parameters: [query('start_rec', 'integer'), query('max_rec', 'integer')],
      responses: answer({ [`${kind}_tab`]: { type: 'array', items: { $ref: `#/definitions/${kind}` } }, more: text('Y/N') }), // oxfmt-ignore
    },
    post: { summary: `${NAMES[kind]} insert`, parameters: [body(kind, written)], responses: answer({ [kind]: { $ref: `#/definitions/${kind}` } }) }, // oxfmt-ignore
  },
  [`/${kind}/{${kind}_id}`]: {
    get: { summary: `${NAMES[kind]} detail`, parameters: [at(kind)], responses: answer({ [kind]: { $ref: `#/definitions/${kind}` } }) }, // oxfmt-ignore
    put: { summary: `${NAMES[kind]} update`, parameters: [at(kind), body(kind, written)], responses: answer({ [kind]: { $ref: `#/definitions/${kind}` } }) }, // oxfmt-ignore
  },
})

/** A wholesaler as the interface of an old system is described: shortened names, days with dots, Y and N, sums as texts. */
export const WHOLESALE_DESCRIPTION = {
  swagger: '2.0',
  info: { title: 'WHS interface', version: '4.2' },
  basePath: '/ws',
  consumes: ['application/json'],
  produces: ['application/json'],
  paths: {
    ...pathsOf('cust', ['cust_nm', 'cty', 'crd_lmt', 'act_flg']),
    ...pathsOf('art', ['art_descr', 'grp_cd', 'unt_prc', 'qty_stk', 'disc_flg']),
    ...pathsOf('ord', ['cust_id', 'art_id', 'ord_dt', 'dlv_dt', 'qty_ord', 'ord_st']),
  },
  definitions: Object.fromEntries(Object.entries(KINDS).map(([kind, fields]) => [kind, object(fields)])),
}
