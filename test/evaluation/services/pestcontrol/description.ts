import { ERRORS, model, optional, partOf, pathsOf } from '../fastapi.ts'
import { choice, date, decimal, flag, listOf, moment, record, ref, text, whole } from '../openapi.ts'
import { PESTS, PEST_ACCOUNT_STATUSES, PEST_BILLING, PEST_CONTRACT_STATUSES, PEST_CUSTOMER_TYPES, PEST_DEPOTS, PEST_PRODUCT_CATEGORIES, PEST_SEVERITIES, PEST_VISIT_STATUSES, PEST_VISIT_TYPES } from './kinds.ts' // oxfmt-ignore

const ENUMS = {
  CustomerType: PEST_CUSTOMER_TYPES,
  AccountStatus: PEST_ACCOUNT_STATUSES,
  Depot: PEST_DEPOTS,
  ContractStatus: PEST_CONTRACT_STATUSES,
  BillingFrequency: PEST_BILLING,
  Pest: PESTS,
  VisitType: PEST_VISIT_TYPES,
  VisitStatus: PEST_VISIT_STATUSES,
  Severity: PEST_SEVERITIES,
  ProductCategory: PEST_PRODUCT_CATEGORIES,
}
const email = () => text(undefined, { format: 'email' })
const maybe = (name: string) => optional(ref(name))
const positive = (description?: string) => decimal(description, { exclusiveMinimum: 0 })

const ADDRESS = { street: text(), town: text(), postcode: text() }
const CONTACT = { name: text(), email: email(), phone: text() }
const CUSTOMER = {
  id: whole(),
  name: text(),
  customer_type: ref('CustomerType'),
  account_status: ref('AccountStatus'),
  contact: ref('Contact'),
  billing_address: ref('Address'),
  payment_terms_days: whole(),
  customer_since: date(),
  notes: optional(text()),
}
const SITE = {
  id: whole(),
  customer_id: whole(),
  name: text(),
  address: ref('Address'),
  technician_id: whole('Technician who regularly looks after the site'),
  bait_stations: whole('Bait stations installed on site'),
  access_notes: optional(text('How to get in')),
}
const TECHNICIAN = {
  id: whole(),
  first_name: text(),
  last_name: text(),
  email: email(),
  mobile: text(),
  depot: ref('Depot'),
  certificates: listOf(text()),
  hired_on: date(),
  is_active: flag('False once they have left'),
}
const CONTRACT = {
  id: whole(),
  contract_number: text(undefined, { examples: ['PC-1040'] }),
  site_id: whole(),
  status: ref('ContractStatus'),
  start_date: date(),
  end_date: date(),
  visits_per_year: whole('Routine visits included'),
  annual_fee: decimal('GBP, excluding VAT'),
  billing_frequency: ref('BillingFrequency'),
  pests_covered: listOf(ref('Pest')),
  auto_renew: flag('Renews for another year unless cancelled'),
}
const TREATMENT = { product_id: whole(), quantity: positive('In the unit of the product'), area: text() }
const VISIT = {
  id: whole(),
  reference: text(undefined, { examples: ['V-20310'] }),
  site_id: whole(),
  contract_id: optional(whole('Contract the visit falls under')),
  technician_id: whole(),
  visit_type: ref('VisitType'),
  status: ref('VisitStatus'),
  scheduled_date: date(),
  arrived_at: optional(moment()),
  duration_minutes: optional(whole('Minutes on site')),
  charge: optional(decimal('GBP, charged on top of the contract')),
  treatments: listOf(ref('Treatment'), 'Products used'),
  report: optional(text('What the technician wrote')),
  cancellation_reason: optional(text()),
}
const FINDING = {
  id: whole(),
  visit_id: whole(),
  pest: ref('Pest'),
  severity: ref('Severity'),
  location: text('Where on the site'),
  evidence: text(),
  recommendation: optional(text('Advice to the customer')),
  is_resolved: flag(),
  resolved_on: optional(date()),
}
const PRODUCT = {
  id: whole(),
  name: text(),
  category: ref('ProductCategory'),
  active_ingredient: optional(text()),
  hse_number: optional(text('HSE approval number')),
  unit: text(undefined, { examples: ['kg'] }),
  unit_cost: decimal('GBP per unit'),
  stock: decimal('Units in the store'),
  reorder_level: decimal('Order more at or below this'),
  is_discontinued: flag(),
}
const without = (fields: object, ...left: string[]) => Object.keys(fields).filter(name => !left.includes(name))
const NEW_CUSTOMER = without(CUSTOMER, 'id', 'customer_since')
const NEW_SITE = without(SITE, 'id')
const NEW_CONTRACT = without(CONTRACT, 'id', 'contract_number', 'status')
const NEW_VISIT = ['site_id', 'technician_id', 'visit_type', 'scheduled_date']
const NEW_FINDING = without(FINDING, 'id', 'is_resolved', 'resolved_on')
const NEW_PRODUCT = without(PRODUCT, 'id')
/** What a body must hold. */
export const NEEDED: Record<
  'customer' | 'site' | 'contract' | 'visit' | 'finding' | 'product' | 'done',
  readonly string[]
> = {
  // oxfmt-ignore
  customer: ['name', 'customer_type', 'contact', 'billing_address'],
  site: ['customer_id', 'name', 'address', 'technician_id'],
  contract: ['site_id', 'start_date', 'end_date', 'visits_per_year', 'annual_fee', 'pests_covered'],
  visit: ['site_id', 'visit_type', 'scheduled_date'],
  finding: ['visit_id', 'pest', 'severity', 'location', 'evidence'],
  product: ['name', 'category', 'unit', 'unit_cost'],
  done: ['duration_minutes'],
}

const paging = { page: whole('Page number, from 1', { minimum: 1, default: 1 }), page_size: whole('Rows per page', { minimum: 1, maximum: 50, default: 25 }) } // oxfmt-ignore
const all = (tag: string, name: string, query: Record<string, Record<string, unknown>> = {}, description?: string) => ({ tag, returns: ref(`${name}Page`), query: { ...query, ...paging }, ...(description && { description }) }) // oxfmt-ignore
const one = (tag: string, name: string, description?: string) => ({ tag, returns: ref(name), ...(description && { description }) }) // oxfmt-ignore
const send = (tag: string, name: string, body: string, description?: string) => ({ ...one(tag, name, description), body }) // oxfmt-ignore
const made = (tag: string, name: string, body: string, description?: string) => ({ ...send(tag, name, body, description), status: 201 }) // oxfmt-ignore
const gone = (tag: string, description?: string) => ({ tag, status: 204, ...(description && { description }) })
const key = () => optional(whole())
const word = (description?: string) => optional(text(description))
const pageOf = (name: string): [string, Record<string, unknown>] => [
  `${name}Page`,
  { ...record({ total: whole(), page: whole(), page_size: whole(), results: listOf(ref(name)) }, ['total', 'page', 'page_size', 'results']), title: `${name}Page` }, // oxfmt-ignore
]

/** A pest control firm as FastAPI describes it: snake_case, `{total, page, page_size, results}`. */
export const PESTCONTROL_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Wrenfield Pest Management API', version: '1.4.2', description: 'Customers and their sites, technicians, service contracts, visits, what was found on them, and the products we use.' }, // oxfmt-ignore
  paths: pathsOf([
    ['get', '/customers', 'list_customers', all('customers', 'Customer', { customer_type: maybe('CustomerType'), account_status: maybe('AccountStatus'), q: word('Part of the name') })], // oxfmt-ignore
    ['post', '/customers', 'create_customer', made('customers', 'Customer', 'CustomerCreate')],
    ['get', '/customers/{customer_id}', 'get_customer', one('customers', 'Customer')],
    ['patch', '/customers/{customer_id}', 'update_customer', send('customers', 'Customer', 'CustomerUpdate', 'Parts of the contact and the address that are not sent stay as they are.')], // oxfmt-ignore
    ['delete', '/customers/{customer_id}', 'delete_customer', gone('customers', 'Only customers without sites can be deleted.')], // oxfmt-ignore
    ['get', '/sites', 'list_sites', all('sites', 'Site', { customer_id: key(), technician_id: key(), town: word(), q: word('Part of the name') })], // oxfmt-ignore
    ['post', '/sites', 'create_site', made('sites', 'Site', 'SiteCreate')],
    ['get', '/sites/{site_id}', 'get_site', one('sites', 'Site')],
    ['patch', '/sites/{site_id}', 'update_site', send('sites', 'Site', 'SiteUpdate')],
    ['delete', '/sites/{site_id}', 'delete_site', gone('sites', 'Only sites without visits can be deleted.')],
    ['get', '/technicians', 'list_technicians', all('technicians', 'Technician', { depot: maybe('Depot'), is_active: optional(flag()) })], // oxfmt-ignore
    ['get', '/technicians/{technician_id}', 'get_technician', one('technicians', 'Technician')],
    ['patch', '/technicians/{technician_id}', 'update_technician', send('technicians', 'Technician', 'TechnicianUpdate')], // oxfmt-ignore
    ['get', '/contracts', 'list_contracts', all('contracts', 'Contract', { site_id: key(), status: maybe('ContractStatus'), contract_number: word() })], // oxfmt-ignore
    ['post', '/contracts', 'create_contract', made('contracts', 'Contract', 'ContractCreate')],
    ['get', '/contracts/{contract_id}', 'get_contract', one('contracts', 'Contract')],
    ['patch', '/contracts/{contract_id}', 'update_contract', send('contracts', 'Contract', 'ContractUpdate')],
    ['post', '/contracts/{contract_id}/cancel', 'cancel_contract', one('contracts', 'Contract', 'End an active contract today.')], // oxfmt-ignore
    ['get', '/visits', 'list_visits', all('visits', 'Visit', { site_id: key(), technician_id: key(), contract_id: key(), reference: word(), visit_type: maybe('VisitType'), status: maybe('VisitStatus'), date_from: optional(date('Scheduled on or after')), date_to: optional(date('Scheduled on or before')) }, 'All visits, oldest first.')], // oxfmt-ignore
    ['post', '/visits', 'create_visit', made('visits', 'Visit', 'VisitCreate', 'Book a visit. Without a technician, the regular one of the site goes.')], // oxfmt-ignore
    ['get', '/visits/{visit_id}', 'get_visit', one('visits', 'Visit')],
    ['patch', '/visits/{visit_id}', 'update_visit', send('visits', 'Visit', 'VisitUpdate')],
    ['post', '/visits/{visit_id}/complete', 'complete_visit', send('visits', 'Visit', 'VisitComplete', 'Close a scheduled visit with what was done.')], // oxfmt-ignore
    ['post', '/visits/{visit_id}/cancel', 'cancel_visit', one('visits', 'Visit', 'Cancel a scheduled visit.')],
    ['get', '/findings', 'list_findings', all('findings', 'Finding', { visit_id: key(), pest: maybe('Pest'), severity: maybe('Severity'), is_resolved: optional(flag()) }, 'Pest activity that technicians found on visits.')], // oxfmt-ignore
    ['post', '/findings', 'create_finding', made('findings', 'Finding', 'FindingCreate')],
    ['get', '/findings/{finding_id}', 'get_finding', one('findings', 'Finding')],
    ['patch', '/findings/{finding_id}', 'update_finding', send('findings', 'Finding', 'FindingUpdate')],
    ['post', '/findings/{finding_id}/resolve', 'resolve_finding', one('findings', 'Finding', 'Mark a finding as resolved today.')], // oxfmt-ignore
    ['delete', '/findings/{finding_id}', 'delete_finding', gone('findings')],
    ['get', '/products', 'list_products', all('products', 'Product', { category: maybe('ProductCategory'), q: word('Part of the name') })], // oxfmt-ignore
    ['post', '/products', 'create_product', made('products', 'Product', 'ProductCreate')],
    ['get', '/products/{product_id}', 'get_product', one('products', 'Product')],
    ['patch', '/products/{product_id}', 'update_product', send('products', 'Product', 'ProductUpdate')],
  ]),
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(ENUMS).map(([name, values]) => [name, { ...choice(values), title: name }])),
      Address: model('Address', ADDRESS),
      AddressUpdate: partOf('AddressUpdate', ADDRESS, Object.keys(ADDRESS)),
      Contact: model('Contact', CONTACT),
      ContactUpdate: partOf('ContactUpdate', CONTACT, Object.keys(CONTACT)),
      Treatment: model('Treatment', TREATMENT),
      Customer: model('Customer', CUSTOMER),
      CustomerCreate: partOf('CustomerCreate', CUSTOMER, NEW_CUSTOMER, NEEDED.customer),
      CustomerUpdate: partOf('CustomerUpdate', { ...CUSTOMER, contact: ref('ContactUpdate'), billing_address: ref('AddressUpdate') }, NEW_CUSTOMER), // oxfmt-ignore
      Site: model('Site', SITE),
      SiteCreate: partOf('SiteCreate', SITE, NEW_SITE, NEEDED.site),
      SiteUpdate: partOf('SiteUpdate', { ...SITE, address: ref('AddressUpdate') }, without(SITE, 'id', 'customer_id')),
      Technician: model('Technician', TECHNICIAN),
      TechnicianUpdate: partOf('TechnicianUpdate', TECHNICIAN, without(TECHNICIAN, 'id', 'hired_on')),
      Contract: model('Contract', CONTRACT),
      ContractCreate: partOf('ContractCreate', CONTRACT, NEW_CONTRACT, NEEDED.contract),
      ContractUpdate: partOf('ContractUpdate', CONTRACT, without(CONTRACT, 'id', 'contract_number', 'site_id', 'status')), // oxfmt-ignore
      Visit: model('Visit', VISIT),
      VisitCreate: partOf('VisitCreate', VISIT, NEW_VISIT, NEEDED.visit),
      VisitUpdate: partOf('VisitUpdate', VISIT, ['technician_id', 'visit_type', 'scheduled_date', 'charge', 'report']),
      VisitComplete: partOf(
        'VisitComplete',
        VISIT,
        ['duration_minutes', 'charge', 'treatments', 'report'],
        NEEDED.done,
      ),
      Finding: model('Finding', FINDING),
      FindingCreate: partOf('FindingCreate', FINDING, NEW_FINDING, NEEDED.finding),
      FindingUpdate: partOf('FindingUpdate', FINDING, ['pest', 'severity', 'location', 'evidence', 'recommendation']),
      Product: model('Product', PRODUCT),
      ProductCreate: partOf('ProductCreate', PRODUCT, NEW_PRODUCT, NEEDED.product),
      ProductUpdate: partOf('ProductUpdate', PRODUCT, NEW_PRODUCT),
      ...Object.fromEntries(['Customer', 'Site', 'Technician', 'Contract', 'Visit', 'Finding', 'Product'].map(pageOf)),
      ...ERRORS,
    },
  },
}
