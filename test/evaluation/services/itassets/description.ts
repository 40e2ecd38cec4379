import { ERRORS, model, optional, partOf, pathsOf } from '../fastapi.ts'
import { choice, date, decimal, flag, listOf, moment, record, ref, text, whole } from '../openapi.ts'
import { DEVICE_STATUSES, DEVICE_TYPES, EMPLOYMENT_TYPES, LICENSE_STATUSES, LICENSE_TYPES, TICKET_CATEGORIES, TICKET_PRIORITIES, TICKET_STATUSES } from './kinds.ts' // oxfmt-ignore

const ENUMS = {
  EmploymentType: EMPLOYMENT_TYPES,
  DeviceType: DEVICE_TYPES,
  DeviceStatus: DEVICE_STATUSES,
  LicenseType: LICENSE_TYPES,
  LicenseStatus: LICENSE_STATUSES,
  TicketCategory: TICKET_CATEGORIES,
  TicketPriority: TICKET_PRIORITIES,
  TicketStatus: TICKET_STATUSES,
}
const email = () => text(undefined, { format: 'email' })
const amount = (description?: string) => decimal(description, { minimum: 0 })

const DEPARTMENT = {
  id: whole(),
  name: text(),
  code: text(undefined, { examples: ['FIN'] }),
  cost_center: text(),
  site: text(),
  head_id: whole('Employee who heads the department'),
  it_budget: amount('GBP per year'),
}
const OFFICE = { site: text(), floor: whole(), desk: text() }
const EMPLOYEE = {
  id: whole(),
  first_name: text(),
  last_name: text(),
  email: email(),
  phone_extension: optional(text()),
  job_title: text(),
  department_id: whole(),
  employment_type: ref('EmploymentType'),
  is_remote: flag('Works from home'),
  office: optional(ref('Office')),
  started_on: date(),
  left_on: optional(date('Last day in the company, null while employed')),
}
const CONTACT = { name: text(), email: email(), phone: text() }
const VENDOR = {
  id: whole(),
  name: text(),
  city: text(),
  country: text('ISO 3166-1 alpha-2 code', { minLength: 2, maxLength: 2 }),
  account_number: text('Our customer number with them'),
  contact: ref('VendorContact'),
  support_hours: optional(text()),
}
const PURCHASE = { date: date(), price: amount('GBP without VAT'), order_number: optional(text()) }
const SPECS = { processor: optional(text()), memory_gb: optional(whole()), storage_gb: optional(whole()), screen_inches: optional(decimal()) } // oxfmt-ignore
const DEVICE = {
  id: whole(),
  asset_tag: text('Number on the sticker', { examples: ['CF-10012'] }),
  device_type: ref('DeviceType'),
  manufacturer: text(),
  model: text(),
  serial_number: text(),
  status: ref('DeviceStatus'),
  employee_id: optional(whole('Employee the device is assigned to')),
  assigned_on: optional(date()),
  site: text(),
  vendor_id: whole('Vendor it was bought from'),
  purchase: ref('Purchase'),
  warranty_until: optional(date()),
  specs: ref('DeviceSpecs'),
  operating_system: optional(text()),
  is_encrypted: flag('Disk encryption is on'),
  notes: optional(text()),
}
const LICENSE = {
  id: whole(),
  name: text('Product'),
  publisher: text(),
  vendor_id: whole('Vendor it was bought from'),
  license_type: ref('LicenseType'),
  status: ref('LicenseStatus'),
  seats: whole('Seats bought', { minimum: 1 }),
  cost_per_seat: amount('GBP per year'),
  annual_cost: amount('GBP per year for all seats'),
  starts_on: date(),
  expires_on: date(),
  auto_renew: flag(),
}
const ASSIGNMENT = {
  id: whole(),
  license_id: whole(),
  employee_id: whole(),
  assigned_on: date(),
  last_used_on: optional(date()),
}
const TICKET = {
  id: whole(),
  subject: text(),
  description: optional(text()),
  category: ref('TicketCategory'),
  priority: ref('TicketPriority'),
  status: ref('TicketStatus'),
  requester_id: whole('Employee who asked for help'),
  assignee_id: optional(whole('Employee of IT who works on it')),
  device_id: optional(whole()),
  opened_at: moment(),
  resolved_at: optional(moment()),
  resolution: optional(text()),
  repair_cost: optional(amount('GBP')),
}
const without = (fields: object, ...left: string[]) => Object.keys(fields).filter(name => !left.includes(name))
const NEW = {
  employee: without(EMPLOYEE, 'id', 'left_on'),
  vendor: without(VENDOR, 'id'),
  device: without(DEVICE, 'id', 'status', 'employee_id', 'assigned_on'),
  license: without(LICENSE, 'id', 'status', 'annual_cost'),
  ticket: ['subject', 'description', 'category', 'priority', 'requester_id', 'assignee_id', 'device_id'],
}
/** What a body must hold. */
export const NEEDED: Record<'employee' | 'vendor' | 'device' | 'license' | 'assignment' | 'ticket', readonly string[]> =
  {
    employee: ['first_name', 'last_name', 'email', 'department_id'],
    vendor: ['name', 'country'],
    device: ['asset_tag', 'device_type', 'manufacturer', 'model', 'serial_number', 'vendor_id'],
    license: ['name', 'publisher', 'vendor_id', 'seats', 'cost_per_seat', 'expires_on'],
    assignment: ['license_id', 'employee_id'],
    ticket: ['subject', 'category', 'requester_id'],
  }

const maybe = (name: string) => optional(ref(name))
const key = () => optional(whole())
const word = (description?: string) => optional(text(description))
const paging = { offset: whole('Rows to skip', { minimum: 0, default: 0 }), limit: whole('Rows per page', { minimum: 1, maximum: 100, default: 25 }) } // oxfmt-ignore
const all = (tag: string, name: string, query: Record<string, Record<string, unknown>>, description?: string) => ({ tag, returns: ref(`${name}List`), query: { ...query, ...paging }, ...(description && { description }) }) // oxfmt-ignore
const one = (tag: string, name: string, description?: string) => ({ tag, returns: ref(name), ...(description && { description }) }) // oxfmt-ignore
const send = (tag: string, name: string, body: string, description?: string) => ({ ...one(tag, name, description), body }) // oxfmt-ignore
const made = (tag: string, name: string, body: string, description?: string) => ({ ...send(tag, name, body, description), status: 201 }) // oxfmt-ignore
const gone = (tag: string, description: string) => ({ tag, status: 204, description })
const listed = (name: string): [string, Record<string, unknown>] => [
  `${name}List`,
  { ...record({ data: { ...listOf(ref(name)), title: 'Data' }, meta: ref('PageMeta') }, ['data', 'meta']), title: `${name}List` }, // oxfmt-ignore
]

/** The IT inventory of a company as FastAPI describes it: snake_case, `{data, meta: {offset, limit, total}}`. */
export const ITASSETS_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Calderfield IT Inventory', version: '1.8.2', description: 'Devices, software licenses and support tickets of Calderfield, and the people who have them.' }, // oxfmt-ignore
  paths: pathsOf([
    ['get', '/devices', 'list_devices', all('devices', 'DeviceRead', { device_type: maybe('DeviceType'), status: maybe('DeviceStatus'), manufacturer: word(), employee_id: key(), vendor_id: key(), site: word(), asset_tag: word(), purchased_from: optional(date()), purchased_to: optional(date()), q: word('Part of the model, tag or serial number') })], // oxfmt-ignore
    ['post', '/devices', 'create_device', made('devices', 'DeviceRead', 'DeviceCreate', 'Book in a new device. It is available until somebody gets it.')], // oxfmt-ignore
    ['get', '/devices/{device_id}', 'get_device', one('devices', 'DeviceRead')],
    ['patch', '/devices/{device_id}', 'update_device', send('devices', 'DeviceRead', 'DeviceUpdate')],
    ['delete', '/devices/{device_id}', 'delete_device', gone('devices', 'Only devices that nobody has can be deleted.')], // oxfmt-ignore
    ['post', '/devices/{device_id}/assign', 'assign_device', send('devices', 'DeviceRead', 'DeviceAssign', 'Hand an available device to an employee.')], // oxfmt-ignore
    ['post', '/devices/{device_id}/return', 'return_device', one('devices', 'DeviceRead', 'Take a device back into stock.')], // oxfmt-ignore
    ['get', '/employees', 'list_employees', all('employees', 'EmployeeRead', { department_id: key(), employment_type: maybe('EmploymentType'), is_remote: optional(flag()), email: word(), q: word('Part of the name') })], // oxfmt-ignore
    ['post', '/employees', 'create_employee', made('employees', 'EmployeeRead', 'EmployeeCreate')],
    ['get', '/employees/{employee_id}', 'get_employee', one('employees', 'EmployeeRead')],
    ['patch', '/employees/{employee_id}', 'update_employee', send('employees', 'EmployeeRead', 'EmployeeUpdate')],
    ['get', '/departments', 'list_departments', all('departments', 'DepartmentRead', { site: word() })],
    ['get', '/departments/{department_id}', 'get_department', one('departments', 'DepartmentRead')],
    ['patch', '/departments/{department_id}', 'update_department', send('departments', 'DepartmentRead', 'DepartmentUpdate')], // oxfmt-ignore
    ['get', '/vendors', 'list_vendors', all('vendors', 'VendorRead', { country: word(), q: word('Part of the name') })], // oxfmt-ignore
    ['post', '/vendors', 'create_vendor', made('vendors', 'VendorRead', 'VendorCreate')],
    ['get', '/vendors/{vendor_id}', 'get_vendor', one('vendors', 'VendorRead')],
    ['patch', '/vendors/{vendor_id}', 'update_vendor', send('vendors', 'VendorRead', 'VendorUpdate')],
    ['get', '/licenses', 'list_licenses', all('licenses', 'LicenseRead', { status: maybe('LicenseStatus'), license_type: maybe('LicenseType'), vendor_id: key(), expires_before: optional(date()), q: word('Part of the product or publisher') })], // oxfmt-ignore
    ['post', '/licenses', 'create_license', made('licenses', 'LicenseRead', 'LicenseCreate')],
    ['get', '/licenses/{license_id}', 'get_license', one('licenses', 'LicenseRead')],
    ['patch', '/licenses/{license_id}', 'update_license', send('licenses', 'LicenseRead', 'LicenseUpdate')],
    ['get', '/license-assignments', 'list_license_assignments', all('license assignments', 'LicenseAssignmentRead', { license_id: key(), employee_id: key() }, 'Who has a seat of which license.')], // oxfmt-ignore
    ['post', '/license-assignments', 'create_license_assignment', made('license assignments', 'LicenseAssignmentRead', 'LicenseAssignmentCreate', 'Give an employee a free seat.')], // oxfmt-ignore
    ['get', '/license-assignments/{assignment_id}', 'get_license_assignment', one('license assignments', 'LicenseAssignmentRead')], // oxfmt-ignore
    ['delete', '/license-assignments/{assignment_id}', 'delete_license_assignment', gone('license assignments', 'Take the seat away from the employee.')], // oxfmt-ignore
    ['get', '/tickets', 'list_tickets', all('tickets', 'TicketRead', { status: maybe('TicketStatus'), priority: maybe('TicketPriority'), category: maybe('TicketCategory'), requester_id: key(), assignee_id: key(), device_id: key(), opened_from: optional(date()), opened_to: optional(date()) }, 'All tickets, oldest first.')], // oxfmt-ignore
    ['post', '/tickets', 'create_ticket', made('tickets', 'TicketRead', 'TicketCreate')],
    ['get', '/tickets/{ticket_id}', 'get_ticket', one('tickets', 'TicketRead')],
    ['patch', '/tickets/{ticket_id}', 'update_ticket', send('tickets', 'TicketRead', 'TicketUpdate')],
    ['post', '/tickets/{ticket_id}/resolve', 'resolve_ticket', send('tickets', 'TicketRead', 'TicketResolve', 'Resolve a ticket that is open or pending.')], // oxfmt-ignore
  ]),
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(ENUMS).map(([name, values]) => [name, { ...choice(values), title: name }])),
      Office: model('Office', OFFICE),
      VendorContact: model('VendorContact', CONTACT),
      Purchase: model('Purchase', PURCHASE),
      DeviceSpecs: model('DeviceSpecs', SPECS, []),
      DepartmentRead: model('DepartmentRead', DEPARTMENT),
      DepartmentUpdate: partOf('DepartmentUpdate', DEPARTMENT, ['name', 'cost_center', 'head_id', 'it_budget']),
      EmployeeRead: model('EmployeeRead', EMPLOYEE),
      EmployeeCreate: partOf('EmployeeCreate', EMPLOYEE, NEW.employee, NEEDED.employee),
      EmployeeUpdate: partOf('EmployeeUpdate', EMPLOYEE, without(EMPLOYEE, 'id', 'started_on')),
      VendorRead: model('VendorRead', VENDOR),
      VendorCreate: partOf('VendorCreate', VENDOR, NEW.vendor, NEEDED.vendor),
      VendorUpdate: partOf('VendorUpdate', VENDOR, NEW.vendor),
      DeviceRead: model('DeviceRead', DEVICE),
      DeviceCreate: partOf('DeviceCreate', DEVICE, NEW.device, NEEDED.device),
      DeviceUpdate: partOf('DeviceUpdate', DEVICE, ['status', 'site', 'warranty_until', 'operating_system', 'is_encrypted', 'notes']), // oxfmt-ignore
      DeviceAssign: model('DeviceAssign', { employee_id: whole() }),
      LicenseRead: model('LicenseRead', LICENSE),
      LicenseCreate: partOf('LicenseCreate', LICENSE, NEW.license, NEEDED.license),
      LicenseUpdate: partOf('LicenseUpdate', LICENSE, without(LICENSE, 'id', 'annual_cost', 'starts_on')),
      LicenseAssignmentRead: model('LicenseAssignmentRead', ASSIGNMENT),
      LicenseAssignmentCreate: partOf('LicenseAssignmentCreate', ASSIGNMENT, ['license_id', 'employee_id'], NEEDED.assignment), // oxfmt-ignore
      TicketRead: model('TicketRead', TICKET),
      TicketCreate: partOf('TicketCreate', TICKET, NEW.ticket, NEEDED.ticket),
      TicketUpdate: partOf('TicketUpdate', TICKET, ['subject', 'description', 'category', 'priority', 'status', 'assignee_id', 'device_id', 'repair_cost']), // oxfmt-ignore
      TicketResolve: model('TicketResolve', { resolution: TICKET.resolution, repair_cost: TICKET.repair_cost }),
      PageMeta: model('PageMeta', { offset: whole(), limit: whole(), total: whole('Rows that match') }),
      ...Object.fromEntries(['DeviceRead', 'EmployeeRead', 'DepartmentRead', 'VendorRead', 'LicenseRead', 'LicenseAssignmentRead', 'TicketRead'].map(listed)), // oxfmt-ignore
      ...ERRORS,
    },
  },
}
