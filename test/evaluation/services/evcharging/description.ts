import { ERRORS, model, optional, partOf, pathsOf } from '../fastapi.ts'
import { choice, date, decimal, flag, listOf, moment, record, ref, text, whole } from '../openapi.ts'
import { ACCOUNT_STATUSES, CHARGER_STATUSES, CONNECTOR_TYPES, CURRENT_TYPES, FAULT_CATEGORIES, FAULT_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES, SESSION_STATUSES, SEVERITIES, SITE_TYPES, VISIT_STATUSES, VISIT_TYPES } from './kinds.ts' // oxfmt-ignore

const ENUMS = {
  SiteType: SITE_TYPES,
  CurrentType: CURRENT_TYPES,
  ConnectorType: CONNECTOR_TYPES,
  ChargerStatus: CHARGER_STATUSES,
  AccountStatus: ACCOUNT_STATUSES,
  SessionStatus: SESSION_STATUSES,
  PaymentMethod: PAYMENT_METHODS,
  PaymentStatus: PAYMENT_STATUSES,
  FaultCategory: FAULT_CATEGORIES,
  Severity: SEVERITIES,
  FaultStatus: FAULT_STATUSES,
  VisitType: VISIT_TYPES,
  VisitStatus: VISIT_STATUSES,
}
const email = () => text(undefined, { format: 'email' })
const maybe = (name: string) => optional(ref(name))

const ADDRESS = { street: text(), city: text(), postcode: text() }
const LOCATION = { latitude: decimal(), longitude: decimal() }
const STATION = {
  id: whole(),
  code: text('Short code on the sign', { examples: ['LEE-01'] }),
  name: text(),
  site_type: ref('SiteType'),
  address: ref('Address'),
  location: ref('Location'),
  grid_connection_kw: whole('Capacity of the grid connection in kW'),
  parking_bays: whole(),
  open_24h: flag('Open day and night'),
  has_canopy: flag(),
  opened_on: date(),
}
const CONNECTOR = { number: whole(), type: ref('ConnectorType') }
const CHARGER = {
  id: whole(),
  code: text('Number on the charger', { examples: ['CH-0042'] }),
  station_id: whole(),
  manufacturer: text(),
  model: text(),
  current_type: ref('CurrentType'),
  max_power_kw: whole(),
  connectors: listOf(ref('Connector')),
  status: ref('ChargerStatus'),
  has_contactless: flag('Has a reader for bank cards'),
  firmware_version: text(),
  installed_on: date(),
  last_inspected_on: optional(date()),
}
const TARIFF = {
  id: whole(),
  code: text(undefined, { examples: ['TRF-01'] }),
  name: text(),
  description: text(),
  monthly_fee: decimal('GBP'),
  price_per_kwh: decimal('GBP'),
  connection_fee: decimal('GBP per session'),
  idle_fee_per_minute: decimal('GBP, for cars that stay after charging'),
  is_active: flag('Open to new drivers'),
}
const VEHICLE = { make: text(), model: text(), registration: text('Number plate') }
const DRIVER = {
  id: whole(),
  member_number: text(undefined, { examples: ['M-50310'] }),
  first_name: text(),
  last_name: text(),
  email: email(),
  phone: optional(text()),
  vehicle: ref('Vehicle'),
  tariff_id: whole(),
  account_status: ref('AccountStatus'),
  newsletter: flag('Subscribed to the newsletter'),
  joined_at: moment(),
}
const SESSION = {
  id: whole(),
  reference: text(undefined, { examples: ['CS-20600'] }),
  charger_id: whole(),
  driver_id: optional(whole('Empty for guests')),
  connector_type: ref('ConnectorType'),
  status: ref('SessionStatus'),
  started_at: moment(),
  ended_at: optional(moment()),
  energy_kwh: optional(decimal('Energy delivered')),
  cost: optional(decimal('GBP charged to the driver')),
  payment_method: ref('PaymentMethod'),
  payment_status: maybe('PaymentStatus'),
}
const FAULT = {
  id: whole(),
  code: text(undefined, { examples: ['FLT-3100'] }),
  charger_id: whole(),
  reported_by_driver_id: optional(whole('Empty when our own monitoring noticed it')),
  category: ref('FaultCategory'),
  severity: ref('Severity'),
  status: ref('FaultStatus'),
  description: optional(text()),
  reported_at: moment(),
  resolved_at: optional(moment()),
}
const VISIT = {
  id: whole(),
  reference: text(undefined, { examples: ['MV-2080'] }),
  charger_id: whole(),
  fault_id: optional(whole('The fault that is repaired')),
  visit_type: ref('VisitType'),
  status: ref('VisitStatus'),
  scheduled_on: date(),
  engineer: ref('Engineer'),
  hours_spent: optional(decimal()),
  parts_cost: optional(decimal('GBP')),
  notes: optional(text()),
}
const ENGINEER = { name: text(), company: text() }
const without = (fields: object, ...left: string[]) => Object.keys(fields).filter(name => !left.includes(name))
const NEW_CHARGER = without(CHARGER, 'id', 'status', 'last_inspected_on')
const CHANGED_CHARGER = without(CHARGER, 'id', 'code', 'last_inspected_on')
const NEW_TARIFF = without(TARIFF, 'id')
const NEW_DRIVER = without(DRIVER, 'id', 'member_number', 'account_status', 'joined_at')
const NEW_FAULT = ['charger_id', 'reported_by_driver_id', 'category', 'severity', 'description']
const NEW_VISIT = ['charger_id', 'fault_id', 'visit_type', 'scheduled_on', 'engineer', 'notes']
/** What a body must hold. */
export const NEEDED: Record<'charger' | 'tariff' | 'driver' | 'fault' | 'visit', readonly string[]> = {
  charger: ['code', 'station_id', 'manufacturer', 'model', 'current_type', 'max_power_kw', 'connectors'],
  tariff: ['code', 'name', 'price_per_kwh'],
  driver: ['first_name', 'last_name', 'email', 'vehicle', 'tariff_id'],
  fault: ['charger_id', 'category', 'severity'],
  visit: ['charger_id', 'visit_type', 'scheduled_on', 'engineer'],
}

const paging = { limit: whole('How many to return', { minimum: 1, maximum: 50, default: 25 }), offset: whole('How many to skip', { minimum: 0, default: 0 }) } // oxfmt-ignore
const all = (tag: string, name: string, query: Record<string, Record<string, unknown>> = {}, description?: string) => ({ tag, returns: ref(`${name}List`), query: { ...query, ...paging }, ...(description && { description }) }) // oxfmt-ignore
const one = (tag: string, name: string, description?: string) => ({ tag, returns: ref(name), ...(description && { description }) }) // oxfmt-ignore
const send = (tag: string, name: string, body: string, description?: string) => ({ ...one(tag, name, description), body }) // oxfmt-ignore
const made = (tag: string, name: string, body: string, description?: string) => ({ ...send(tag, name, body, description), status: 201 }) // oxfmt-ignore
const gone = (tag: string, description?: string) => ({ tag, status: 204, ...(description && { description }) })
const key = () => optional(whole())
const listed = (name: string): [string, object] => [
  `${name}List`,
  { ...record({ items: { ...listOf(ref(name)), title: 'Items' }, limit: whole(undefined, { title: 'Limit' }), offset: whole(undefined, { title: 'Offset' }), total: whole(undefined, { title: 'Total' }) }, ['items', 'limit', 'offset', 'total']), title: `${name}List` }, // oxfmt-ignore
]

/** A company with charging stations as FastAPI describes it: snake_case, `{items, limit, offset, total}`. */
export const EVCHARGING_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Amberway Charging API', version: '1.8.2', description: 'Back office of the charging network: stations, chargers, tariffs, drivers, charging sessions, faults and maintenance visits.' }, // oxfmt-ignore
  paths: pathsOf([
    ['get', '/v1/stations', 'list_stations', all('stations', 'Station', { city: optional(text()), site_type: maybe('SiteType'), open_24h: optional(flag()), q: optional(text('Part of the name')) })], // oxfmt-ignore
    ['get', '/v1/stations/{station_id}', 'get_station', one('stations', 'Station')],
    ['patch', '/v1/stations/{station_id}', 'update_station', send('stations', 'Station', 'StationUpdate')],
    ['get', '/v1/chargers', 'list_chargers', all('chargers', 'Charger', { station_id: key(), code: optional(text()), status: maybe('ChargerStatus'), current_type: maybe('CurrentType') })], // oxfmt-ignore
    ['post', '/v1/chargers', 'create_charger', made('chargers', 'Charger', 'ChargerCreate')],
    ['get', '/v1/chargers/{charger_id}', 'get_charger', one('chargers', 'Charger')],
    ['patch', '/v1/chargers/{charger_id}', 'update_charger', send('chargers', 'Charger', 'ChargerUpdate')],
    ['get', '/v1/tariffs', 'list_tariffs', all('tariffs', 'Tariff', { is_active: optional(flag()) })],
    ['post', '/v1/tariffs', 'create_tariff', made('tariffs', 'Tariff', 'TariffCreate')],
    ['get', '/v1/tariffs/{tariff_id}', 'get_tariff', one('tariffs', 'Tariff')],
    ['patch', '/v1/tariffs/{tariff_id}', 'update_tariff', send('tariffs', 'Tariff', 'TariffUpdate')],
    ['get', '/v1/drivers', 'list_drivers', all('drivers', 'Driver', { q: optional(text('Part of the name or e-mail')), member_number: optional(text()), tariff_id: key(), account_status: maybe('AccountStatus') })], // oxfmt-ignore
    ['post', '/v1/drivers', 'create_driver', made('drivers', 'Driver', 'DriverCreate')],
    ['get', '/v1/drivers/{driver_id}', 'get_driver', one('drivers', 'Driver')],
    ['patch', '/v1/drivers/{driver_id}', 'update_driver', send('drivers', 'Driver', 'DriverUpdate', 'Parts of the vehicle that are not sent stay as they are.')], // oxfmt-ignore
    ['delete', '/v1/drivers/{driver_id}', 'delete_driver', gone('drivers', 'Only drivers without charging sessions can be deleted.')], // oxfmt-ignore
    ['post', '/v1/drivers/{driver_id}/suspend', 'suspend_driver', one('drivers', 'Driver', 'Block an active account.')],
    ['post', '/v1/drivers/{driver_id}/reactivate', 'reactivate_driver', one('drivers', 'Driver', 'Make a suspended account active again.')], // oxfmt-ignore
    ['get', '/v1/sessions', 'list_sessions', all('sessions', 'Session', { charger_id: key(), driver_id: key(), status: maybe('SessionStatus'), payment_status: maybe('PaymentStatus'), reference: optional(text()), started_from: optional(date()), started_to: optional(date()) }, 'Charging sessions, oldest first.')], // oxfmt-ignore
    ['get', '/v1/sessions/{session_id}', 'get_session', one('sessions', 'Session')],
    ['post', '/v1/sessions/{session_id}/stop', 'stop_session', one('sessions', 'Session', 'Stop a session that is in progress and release the cable.')], // oxfmt-ignore
    ['post', '/v1/sessions/{session_id}/refund', 'refund_session', one('sessions', 'Session', 'Give the money of a paid session back.')], // oxfmt-ignore
    ['get', '/v1/faults', 'list_faults', all('faults', 'Fault', { charger_id: key(), status: maybe('FaultStatus'), severity: maybe('Severity'), category: maybe('FaultCategory') })], // oxfmt-ignore
    ['post', '/v1/faults', 'create_fault', made('faults', 'Fault', 'FaultCreate', 'Log a fault.')],
    ['get', '/v1/faults/{fault_id}', 'get_fault', one('faults', 'Fault')],
    ['patch', '/v1/faults/{fault_id}', 'update_fault', send('faults', 'Fault', 'FaultUpdate')],
    ['post', '/v1/faults/{fault_id}/resolve', 'resolve_fault', one('faults', 'Fault')],
    ['get', '/v1/maintenance-visits', 'list_maintenance_visits', all('maintenance visits', 'MaintenanceVisit', { charger_id: key(), fault_id: key(), status: maybe('VisitStatus'), visit_type: maybe('VisitType'), scheduled_from: optional(date()), scheduled_to: optional(date()) })], // oxfmt-ignore
    ['post', '/v1/maintenance-visits', 'create_maintenance_visit', made('maintenance visits', 'MaintenanceVisit', 'MaintenanceVisitCreate')], // oxfmt-ignore
    ['get', '/v1/maintenance-visits/{visit_id}', 'get_maintenance_visit', one('maintenance visits', 'MaintenanceVisit')], // oxfmt-ignore
    ['patch', '/v1/maintenance-visits/{visit_id}', 'update_maintenance_visit', send('maintenance visits', 'MaintenanceVisit', 'MaintenanceVisitUpdate')], // oxfmt-ignore
    ['delete', '/v1/maintenance-visits/{visit_id}', 'delete_maintenance_visit', gone('maintenance visits', 'Only visits that have not taken place can be deleted.')], // oxfmt-ignore
  ]),
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(ENUMS).map(([name, values]) => [name, { ...choice(values), title: name }])),
      Address: model('Address', ADDRESS),
      Location: model('Location', LOCATION),
      Station: model('Station', STATION),
      StationUpdate: partOf('StationUpdate', STATION, ['name', 'site_type', 'grid_connection_kw', 'parking_bays', 'open_24h', 'has_canopy']), // oxfmt-ignore
      Connector: model('Connector', CONNECTOR),
      Charger: model('Charger', CHARGER),
      ChargerCreate: partOf('ChargerCreate', CHARGER, NEW_CHARGER, NEEDED.charger),
      ChargerUpdate: partOf('ChargerUpdate', CHARGER, CHANGED_CHARGER),
      Tariff: model('Tariff', TARIFF),
      TariffCreate: partOf('TariffCreate', TARIFF, NEW_TARIFF, NEEDED.tariff),
      TariffUpdate: partOf('TariffUpdate', TARIFF, NEW_TARIFF),
      Vehicle: model('Vehicle', VEHICLE),
      VehicleUpdate: partOf('VehicleUpdate', VEHICLE, Object.keys(VEHICLE)),
      Driver: model('Driver', DRIVER),
      DriverCreate: partOf('DriverCreate', DRIVER, NEW_DRIVER, NEEDED.driver),
      DriverUpdate: partOf('DriverUpdate', { ...DRIVER, vehicle: maybe('VehicleUpdate') }, NEW_DRIVER),
      Session: model('Session', SESSION),
      Fault: model('Fault', FAULT),
      FaultCreate: partOf('FaultCreate', FAULT, NEW_FAULT, NEEDED.fault),
      FaultUpdate: partOf('FaultUpdate', FAULT, ['category', 'severity', 'status', 'description']),
      Engineer: model('Engineer', ENGINEER),
      MaintenanceVisit: model('MaintenanceVisit', VISIT),
      MaintenanceVisitCreate: partOf('MaintenanceVisitCreate', VISIT, NEW_VISIT, NEEDED.visit),
      MaintenanceVisitUpdate: partOf('MaintenanceVisitUpdate', VISIT, ['visit_type', 'status', 'scheduled_on', 'engineer', 'hours_spent', 'parts_cost', 'notes']), // oxfmt-ignore
      ...Object.fromEntries(['Station', 'Charger', 'Tariff', 'Driver', 'Session', 'Fault', 'MaintenanceVisit'].map(listed)), // oxfmt-ignore
      ...ERRORS,
    },
  },
}
