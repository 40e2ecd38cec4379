import { ERRORS, model, optional, pageOf, partOf, pathsOf } from '../fastapi.ts'
import { choice, date, decimal, flag, ref, text, whole } from '../openapi.ts'
import { COLOURS, COMPLAINT_REASONS, COMPLAINT_STATUSES, FINISHES, PRINT_PRODUCTS, PRINT_STATUSES, SEGMENTS } from './data.ts' // oxfmt-ignore

const ENUMS = {
  Segment: SEGMENTS,
  Finish: FINISHES,
  Product: PRINT_PRODUCTS,
  Colour: COLOURS,
  JobStatus: PRINT_STATUSES,
  ComplaintReason: COMPLAINT_REASONS,
  ComplaintStatus: COMPLAINT_STATUSES,
}
const CUSTOMER = {
  id: whole(),
  company_name: text(),
  contact_name: text(),
  email: text(undefined, { format: 'email' }),
  phone: optional(text()),
  city: text(),
  segment: ref('Segment'),
  discount_percent: decimal(),
  customer_since: date(),
}
const PAPER = {
  id: whole(),
  code: text(),
  name: text(),
  finish: ref('Finish'),
  grammage: whole('g per square metre'),
  sheets_in_stock: whole(),
  reorder_level: whole('Order more when the stock falls below this'),
  price_per_thousand: decimal('GBP for 1000 sheets'),
  supplier: text(),
}
const JOB = {
  id: whole(),
  number: text(),
  title: text(),
  customer_id: whole(),
  paper_id: whole(),
  product: ref('Product'),
  quantity: whole('Copies'),
  colour: ref('Colour'),
  status: ref('JobStatus'),
  rush: flag('Express order'),
  price: decimal('GBP'),
  ordered_on: date(),
  due_on: date(),
  shipped_on: optional(date()),
}
const COMPLAINT = {
  id: whole(),
  job_id: whole(),
  reason: ref('ComplaintReason'),
  status: ref('ComplaintStatus'),
  compensation: optional(decimal('GBP')),
  reported_on: date(),
  note: optional(text()),
}
const NEW_CUSTOMER = ['company_name', 'contact_name', 'email', 'phone', 'city', 'segment', 'discount_percent']
const NEW_JOB = ['title', 'customer_id', 'paper_id', 'product', 'quantity', 'colour', 'rush', 'price', 'due_on']

const paging = { page: whole(undefined, { minimum: 1, default: 1 }), size: whole(undefined, { minimum: 1, maximum: 100, default: 50 }) } // oxfmt-ignore
const all = (tag: string, name: string, query: Record<string, Record<string, unknown>> = {}) => ({ tag, returns: ref(`Page_${name}_`), query: { ...query, ...paging } }) // oxfmt-ignore
const one = (tag: string, name: string) => ({ tag, returns: ref(name) })
const send = (tag: string, name: string, body: string) => ({ tag, returns: ref(name), body })
const made = (tag: string, name: string, body: string) => ({ ...send(tag, name, body), status: 201 })
const gone = (tag: string) => ({ tag, status: 204 })
const maybe = (name: string) => optional(ref(name))

/** A print shop as FastAPI describes it: snake_case, numbered pages. */
export const PRINTSHOP_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Inkwell Print Shop', version: '0.4.0' },
  paths: pathsOf([
    ['get', '/customers', 'list_customers', all('customers', 'Customer', { segment: maybe('Segment'), city: optional(text()) })], // oxfmt-ignore
    ['post', '/customers', 'create_customer', made('customers', 'Customer', 'CustomerCreate')],
    ['get', '/customers/{customer_id}', 'get_customer', one('customers', 'Customer')],
    ['patch', '/customers/{customer_id}', 'update_customer', send('customers', 'Customer', 'CustomerUpdate')],
    ['delete', '/customers/{customer_id}', 'delete_customer', gone('customers')],
    ['get', '/papers', 'list_papers', all('papers', 'Paper', { finish: maybe('Finish'), supplier: optional(text()) })],
    ['get', '/papers/{paper_id}', 'get_paper', one('papers', 'Paper')],
    ['patch', '/papers/{paper_id}', 'update_paper', send('papers', 'Paper', 'PaperUpdate')],
    ['get', '/jobs', 'list_jobs', all('jobs', 'Job', { customer_id: optional(whole()), paper_id: optional(whole()), product: maybe('Product'), status: maybe('JobStatus') })], // oxfmt-ignore
    ['post', '/jobs', 'create_job', made('jobs', 'Job', 'JobCreate')],
    ['get', '/jobs/{job_id}', 'get_job', one('jobs', 'Job')],
    ['patch', '/jobs/{job_id}', 'update_job', send('jobs', 'Job', 'JobUpdate')],
    ['delete', '/jobs/{job_id}', 'delete_job', gone('jobs')],
    ['get', '/complaints', 'list_complaints', all('complaints', 'Complaint', { job_id: optional(whole()), status: maybe('ComplaintStatus') })], // oxfmt-ignore
    ['post', '/complaints', 'create_complaint', made('complaints', 'Complaint', 'ComplaintCreate')],
    ['get', '/complaints/{complaint_id}', 'get_complaint', one('complaints', 'Complaint')],
    ['patch', '/complaints/{complaint_id}', 'update_complaint', send('complaints', 'Complaint', 'ComplaintUpdate')],
  ]),
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(ENUMS).map(([name, values]) => [name, { ...choice(values), title: name }])),
      Customer: model('Customer', CUSTOMER),
      CustomerCreate: partOf('CustomerCreate', CUSTOMER, NEW_CUSTOMER, ['company_name', 'contact_name', 'email']),
      CustomerUpdate: partOf('CustomerUpdate', CUSTOMER, NEW_CUSTOMER),
      Paper: model('Paper', PAPER),
      PaperUpdate: partOf('PaperUpdate', PAPER, ['sheets_in_stock', 'reorder_level', 'price_per_thousand', 'supplier']),
      Job: model('Job', JOB),
      JobCreate: partOf('JobCreate', JOB, NEW_JOB, ['title', 'customer_id', 'product', 'quantity', 'due_on']),
      JobUpdate: partOf('JobUpdate', JOB, [...NEW_JOB.filter(name => name !== 'customer_id'), 'status', 'shipped_on']),
      Complaint: model('Complaint', COMPLAINT),
      ComplaintCreate: partOf('ComplaintCreate', COMPLAINT, ['job_id', 'reason', 'note'], ['job_id', 'reason']),
      ComplaintUpdate: partOf('ComplaintUpdate', COMPLAINT, ['reason', 'status', 'compensation', 'note']),
      ...Object.fromEntries(['Customer', 'Paper', 'Job', 'Complaint'].map(pageOf)),
      ...ERRORS,
    },
  },
}
