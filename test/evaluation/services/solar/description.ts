import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { INSTALLATION_STATUSES, ROOF_TYPES, SOLAR_CUSTOMER_TYPES, SOLAR_ROLES, SOLAR_TEAMS, VISIT_KINDS, VISIT_STATUSES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Customer: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    address: record({ street: text(), city: text(), postcode: text() }),
    customer_type: choice(SOLAR_CUSTOMER_TYPES),
    customer_since: date(),
  },
  Installer: {
    id: whole(),
    first_name: text(),
    last_name: text(),
    email: text(undefined, { format: 'email' }),
    role: choice(SOLAR_ROLES),
    team: choice(SOLAR_TEAMS),
    hired_on: date(),
  },
  Installation: {
    id: whole(),
    project_number: text(undefined, { example: 'SP-1140' }),
    customer_id: whole(),
    lead_installer_id: maybe(whole('Installer in charge; none while it is only quoted')),
    status: choice(INSTALLATION_STATUSES),
    roof_type: choice(ROOF_TYPES),
    panel_model: text(undefined, { example: 'Helia 400' }),
    panel_count: whole('Number of panels'),
    capacity_kw: decimal('Peak output of the panels in kW'),
    battery_kwh: maybe(decimal('Storage in kWh; null when there is no battery')),
    price: decimal('GBP including VAT'),
    quoted_on: date(),
    install_date: maybe(date('Day on which the system is put on the roof')),
  },
  ServiceVisit: {
    id: whole(),
    installation_id: whole(),
    installer_id: maybe(whole('Who goes there')),
    kind: choice(VISIT_KINDS),
    status: choice(VISIT_STATUSES),
    reported_on: date('When the customer called'),
    visit_date: maybe(date()),
    under_warranty: flag('The customer does not pay'),
    cost: maybe(decimal('GBP, known once the visit is done')),
  },
}
const SPOKEN: Record<string, string> = { ServiceVisit: 'service visit' }
const spoken = (kind: string) => SPOKEN[kind] ?? kind.toLowerCase()
const snake = (kind: string) => spoken(kind).replace(' ', '_')
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const VERBS: Record<string, string> = { list: 'List', get: 'Retrieve', create: 'Create', update: 'Update', delete: 'Delete' } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => `${snake(kind)}s`,
  operationId: (verb, kind, many) => (verb === 'list' ? `list_${many}` : `${verb}_${snake(kind)}`),
  summary: (verb, kind) => `${VERBS[verb]} ${verb === 'list' ? `${spoken(kind)}s` : an(spoken(kind))}`,
  page: kind => record({ data: listOf(ref(kind)), has_more: { type: 'boolean' }, next_cursor: maybe(text()) }),
  paging: [
    queryParameter('cursor', text(), '`next_cursor` of the page before'),
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 30 })),
  ],
  key: () => idInPath(whole()),
})
const CUSTOMER = ['first_name', 'last_name', 'email', 'phone', 'address', 'customer_type']
const INSTALLATION = ['customer_id', 'lead_installer_id', 'status', 'roof_type', 'panel_model', 'panel_count', 'battery_kwh', 'price', 'install_date'] // oxfmt-ignore
const VISIT = ['installation_id', 'installer_id', 'kind', 'status', 'visit_date', 'under_warranty', 'cost']

/** A solar panel installer: snake_case, cursors, an address inside a customer. */
export const SOLAR_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Sunridge Solar', version: '1.4', description: 'Customers, installers, installations and service visits.' }, // oxfmt-ignore
  servers: [{ url: '/v1' }],
  paths: {
    '/customers': {
      get: list('Customer', 'email', 'customer_type'),
      post: add('Customer', CUSTOMER, ['first_name', 'last_name', 'email']),
    },
    '/customers/{id}': { get: one('Customer'), patch: change('Customer', CUSTOMER), delete: drop('Customer') },
    '/installers': { get: list('Installer', 'role', 'team') },
    '/installers/{id}': { get: one('Installer') },
    '/installations': {
      get: list('Installation', 'customer_id', 'lead_installer_id', 'status'),
      post: add('Installation', INSTALLATION, ['customer_id', 'panel_model', 'panel_count', 'price']),
    },
    '/installations/{id}': { get: one('Installation'), patch: change('Installation', INSTALLATION) },
    '/installations/{id}/cancel': { post: act('cancel', 'Installation', 'Cancel an installation before it starts') },
    '/service_visits': {
      get: list('ServiceVisit', 'installation_id', 'installer_id', 'status', 'kind'),
      post: add('ServiceVisit', VISIT, ['installation_id', 'kind']),
    },
    '/service_visits/{id}': { get: one('ServiceVisit'), patch: change('ServiceVisit', VISIT), delete: drop('ServiceVisit') }, // oxfmt-ignore
  },
  components: {
    schemas: { ...schemas, Error: record({ error: record({ type: text(), message: text() }) }) },
    responses: { Error: answers('Error', ref('Error')) },
  },
}
