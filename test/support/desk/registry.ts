import { createLibraryRegistry, failure } from '../library/registry.ts'
import { deskCatalogue } from './catalogue.ts'

type Row = Record<string, unknown>

const tickets: Row[] = [
  ['Printer on fire', 'open', 'high', 1, 1, '2025-05-20', null, ['hardware'], 4, false],
  ['Forgotten password', 'open', 'low', 2, 2, null, 'called twice', [], 1, false],
  ['Screen flickers', 'in_progress', 'normal', 1, 2, '2025-06-01', null, ['hardware', 'vip'], 2.5, true],
  ['Invoice for March', 'waiting', 'normal', null, 3, null, null, [], null, false],
  ['Slow network', 'closed', 'low', 3, 1, '2025-04-02', null, [], 8, false],
  ['Lost badge', 'closed', 'low', 3, 4, null, null, [], 1, false],
].map(([subject, state, urgency, agentId, customerId, dueOn, comments, tags, estimate, escalated], at) => ({
  id: at + 1, subject, state, urgency, agentId, customerId, dueOn, comments, tags, estimate, escalated,
})) // oxfmt-ignore
const agents: Row[] = [
  { id: 1, fullName: 'Bob Marsh', email: 'bob@desk.example', team: 'Hardware', active: true },
  { id: 2, fullName: 'Tessa Quill', email: 'tessa@desk.example', team: 'Accounts', active: true },
  { id: 3, fullName: 'Bob Ferris', email: 'ferris@desk.example', team: 'Network', active: false },
]
const customers: Row[] = [
  ['Ann', 'Weaver', 'ann@weaver.example', '555-0101', 'Weaver Mills', 'Buyer', 'Ohio Street 1', 'Dayton', 'OH', 100],
  ['John', 'Pike', 'john@pike.example', '555-0102', 'Pike & Sons', null, 'Main Street 2', 'Austin', 'TX', 0],
  ['Mary', 'Holt', 'mary@holt.example', null, null, 'Chief Executive Officer', 'Elm Road 3', 'Dayton', 'OH', 50],
  ['John', 'Reed', 'john@reed.example', null, 'Reed Labs', null, 'Oak Lane 4', 'Fresno', 'CA', 10],
].map(([firstName, lastName, email, phone, company, jobTitle, street, city, country, credit], at) => ({
  id: at + 1, firstName, lastName, email, phone, company, jobTitle, credit, newsletter: at % 2 === 0,
  address: { street, city, zip: `1000${at}`, country },
})) // oxfmt-ignore
const parts: Row[] = [
  { sku: 'CB-10', name: 'Blue Cable', price: 4.5, stock: 30 },
  { sku: 'KB-77', name: 'Quiet Keyboard', price: 40, stock: 5 },
  { sku: 'MN-02', name: 'Wide Monitor', price: 220, stock: 0 },
]
const shipments: Row[] = [
  { id: 7, customerId: 1, status: 'packed', lines: [{ partSku: 'CB-10', quantity: 2 }], note: null },
  { id: 9, customerId: 2, status: 'sent', lines: [{ partSku: 'KB-77', quantity: 1 }], note: null },
]
const meetings: Row[] = [
  { id: 1, title: 'Budget review', room: 'Maple', starts_on: '2025-05-20' },
  { id: 2, title: 'Standup', room: 'Cedar', starts_on: '2025-05-15' },
]

/** The help desk behind a registry client in this process; it keeps what is changed, and every call. */
export function createDeskRegistry(replaced: Record<string, (args: Row) => unknown> = {}) {
  const rows = structuredClone({ tickets, agents, customers, parts, shipments, meetings })
  const change =
    (list: Row[], key: string, argument = key) =>
    (args: Row) => {
      const row = list.find(r => r[key] === args[argument])
      const { [argument]: _key, ...values } = args
      return row ? Object.assign(row, values) : failure(404, 'not found')
    }
  const remove = (list: Row[]) => (args: Row) => {
    const at = list.findIndex(r => r.id === args.id)
    return at < 0 ? failure(404, 'not found') : (list.splice(at, 1), { ok: true })
  }
  const create = (list: Row[]) => (args: Row) => {
    const made = { id: 100 + list.length, ...args }
    list.push(made)
    return made
  }
  const library = createLibraryRegistry({
    desk_list_tickets: () => rows.tickets,
    desk_open_ticket: create(rows.tickets),
    desk_patch_ticket: change(rows.tickets, 'id'),
    desk_delete_ticket: remove(rows.tickets),
    desk_escalate: ({ id }) => change(rows.tickets, 'id')({ id, escalated: true }),
    desk_hand_over: change(rows.tickets, 'id'),
    desk_list_agents: () => rows.agents,
    desk_put_agent: change(rows.agents, 'id'),
    desk_list_customers: () => rows.customers,
    desk_add_customer: create(rows.customers),
    desk_patch_customer: change(rows.customers, 'id'),
    desk_remove_customer: remove(rows.customers),
    desk_list_parts: () => rows.parts,
    desk_patch_part: change(rows.parts, 'sku'),
    desk_list_shipments: () => rows.shipments,
    desk_create_shipment: create(rows.shipments),
    desk_patch_shipment: change(rows.shipments, 'id'),
    rooms_list_meetings: () => rows.meetings,
    rooms_create_meeting: create(rows.meetings),
    rooms_update_meeting: change(rows.meetings, 'id', 'meeting_id'),
    rooms_cancel_meeting: ({ meeting_id }) => remove(rows.meetings)({ id: meeting_id }),
    rooms_draw_graph: () => ({ url: 'graph.svg' }),
    ...replaced,
  })
  library.setCatalogue('desk', deskCatalogue())
  /** Calls of tools that change something. */
  const writes = () => library.calls.filter(({ tool }) => !/_list_/.test(tool))
  return { ...library, rows, writes }
}
