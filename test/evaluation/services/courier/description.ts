import { ERRORS, model, optional, partOf, pathsOf } from '../fastapi.ts'
import { choice, date, decimal, flag, listOf, moment, ref, text, whole } from '../openapi.ts'
import { CLAIM_REASONS, CLAIM_STATES, DRIVER_STATES, OUTCOMES, ROUTE_STATES, SERVICE_LEVELS, SHIPMENT_STATES, TIERS, VEHICLE_TYPES } from './data.ts' // oxfmt-ignore

const ENUMS = {
  VehicleType: VEHICLE_TYPES,
  DriverStatus: DRIVER_STATES,
  AccountTier: TIERS,
  RouteStatus: ROUTE_STATES,
  ServiceLevel: SERVICE_LEVELS,
  ShipmentStatus: SHIPMENT_STATES,
  AttemptOutcome: OUTCOMES,
  ClaimReason: CLAIM_REASONS,
  ClaimStatus: CLAIM_STATES,
}

const DEPOT = {
  id: whole(),
  name: text(),
  city: text(),
  postcode: text(),
  daily_capacity: whole(),
  opened_on: date(),
  manager_name: optional(text()),
}
const VEHICLE = {
  id: whole(),
  registration: text(),
  vehicle_type: ref('VehicleType'),
  payload_kg: whole(),
  depot_id: whole(),
  mileage: whole(),
  next_service_due: date(),
  is_roadworthy: flag(),
}
const DRIVER = {
  id: whole(),
  first_name: text(),
  last_name: text(),
  email: text(undefined, { format: 'email' }),
  phone: optional(text()),
  depot_id: whole(),
  vehicle_id: optional(whole()),
  status: ref('DriverStatus'),
  license_expires_on: date(),
  hired_on: date(),
  rating: optional(decimal()),
}
const CUSTOMER = {
  id: whole(),
  company_name: text(),
  contact_name: text(),
  email: text(undefined, { format: 'email' }),
  city: text(),
  account_tier: ref('AccountTier'),
  credit_limit: whole(),
  on_hold: flag('No new shipments until the account is settled'),
  created_at: moment(),
}
const ROUTE = {
  id: whole(),
  depot_id: whole(),
  driver_id: whole(),
  vehicle_id: whole(),
  route_date: date(),
  status: ref('RouteStatus'),
  distance_km: decimal(),
  planned_stops: whole(),
}
const SHIPMENT = {
  id: whole(),
  tracking_number: text(),
  customer_id: whole(),
  origin_depot_id: whole(),
  route_id: optional(whole()),
  recipient_name: text(),
  recipient_city: text(),
  service_level: ref('ServiceLevel'),
  status: ref('ShipmentStatus'),
  price: decimal(),
  declared_value: optional(decimal()),
  signature_required: flag(),
  promised_by: date('The last day on which it should arrive'),
  created_at: moment(),
  delivered_at: optional(moment()),
}
const PARCEL = {
  id: whole(),
  shipment_id: whole(),
  barcode: text(),
  weight_kg: decimal(),
  length_cm: whole(),
  is_fragile: flag(),
  contents: optional(text()),
}
const ATTEMPT = {
  id: whole(),
  shipment_id: whole(),
  driver_id: whole(),
  attempted_at: moment(),
  outcome: ref('AttemptOutcome'),
  note: optional(text()),
}
const CLAIM = {
  id: whole(),
  shipment_id: whole(),
  reason: ref('ClaimReason'),
  status: ref('ClaimStatus'),
  amount_claimed: decimal(),
  amount_paid: optional(decimal()),
  opened_on: date(),
  closed_on: optional(date()),
}

const paging = { skip: whole(undefined, { default: 0, minimum: 0 }), limit: whole(undefined, { default: 50, maximum: 100 }) } // oxfmt-ignore
const all = (tag: string, name: string, query: Record<string, object> = {}) => ({
  tag,
  returns: listOf(ref(name)),
  query: { ...(query as Record<string, Record<string, unknown>>), ...paging },
})
const one = (tag: string, name: string) => ({ tag, returns: ref(name) })
const send = (tag: string, name: string, body: string, description?: string) => ({
  tag,
  returns: ref(name),
  body,
  ...(description !== undefined && { description }),
})
const made = (tag: string, name: string, body: string) => ({ ...send(tag, name, body), status: 201 })
const gone = (tag: string) => ({ tag, status: 204 })
const by = (...names: string[]) => Object.fromEntries(names.map(name => [name, optional(whole())]))

/** A courier company as FastAPI describes it when nobody adds a word: bare lists, `skip` and `limit`, names of functions. */
export const COURIER_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Parcelway Backend', version: '0.1.0' },
  paths: pathsOf([
    ['get', '/health', 'health', { tag: 'internal', returns: {} }],
    ['get', '/depots', 'list_depots', all('depots', 'DepotRead')],
    ['get', '/depots/{depot_id}', 'get_depot', one('depots', 'DepotRead')],
    ['get', '/vehicles', 'list_vehicles', all('vehicles', 'VehicleRead', { ...by('depot_id'), vehicle_type: optional(ref('VehicleType')) })], // oxfmt-ignore
    ['get', '/vehicles/{vehicle_id}', 'get_vehicle', one('vehicles', 'VehicleRead')],
    ['patch', '/vehicles/{vehicle_id}', 'update_vehicle', send('vehicles', 'VehicleRead', 'VehicleUpdate')],
    ['get', '/drivers', 'list_drivers', all('drivers', 'DriverRead', { ...by('depot_id'), status: optional(ref('DriverStatus')) })], // oxfmt-ignore
    ['post', '/drivers', 'create_driver', made('drivers', 'DriverRead', 'DriverCreate')],
    ['get', '/drivers/{driver_id}', 'get_driver', one('drivers', 'DriverRead')],
    ['patch', '/drivers/{driver_id}', 'update_driver', send('drivers', 'DriverRead', 'DriverUpdate')],
    ['get', '/customers', 'list_customers', all('customers', 'CustomerRead', { search: optional(text('Part of the company name')) })], // oxfmt-ignore
    ['post', '/customers', 'create_customer', made('customers', 'CustomerRead', 'CustomerCreate')],
    ['get', '/customers/{customer_id}', 'get_customer', one('customers', 'CustomerRead')],
    ['patch', '/customers/{customer_id}', 'update_customer', send('customers', 'CustomerRead', 'CustomerUpdate')],
    ['get', '/routes', 'list_routes', all('routes', 'RouteRead', { ...by('driver_id', 'depot_id'), route_date: optional(date()) })], // oxfmt-ignore
    ['post', '/routes', 'create_route', made('routes', 'RouteRead', 'RouteCreate')],
    ['get', '/routes/{route_id}', 'get_route', one('routes', 'RouteRead')],
    ['patch', '/routes/{route_id}', 'update_route', send('routes', 'RouteRead', 'RouteUpdate')],
    ['delete', '/routes/{route_id}', 'delete_route', gone('routes')],
    ['post', '/routes/{route_id}/cancel', 'cancel_route', one('routes', 'RouteRead')],
    ['get', '/shipments', 'list_shipments', all('shipments', 'ShipmentRead', { status: optional(ref('ShipmentStatus')), ...by('customer_id', 'route_id') })], // oxfmt-ignore
    ['post', '/shipments', 'create_shipment', made('shipments', 'ShipmentRead', 'ShipmentCreate')],
    ['get', '/shipments/{shipment_id}', 'get_shipment', one('shipments', 'ShipmentRead')],
    ['patch', '/shipments/{shipment_id}', 'update_shipment', send('shipments', 'ShipmentRead', 'ShipmentUpdate')],
    ['post', '/shipments/{shipment_id}/assign', 'assign_route', send('shipments', 'ShipmentRead', 'RouteAssignment', 'Put the shipment on a route.')], // oxfmt-ignore
    ['post', '/shipments/{shipment_id}/return', 'return_shipment', { ...one('shipments', 'ShipmentRead'), description: 'Send the shipment back to the customer.' }], // oxfmt-ignore
    ['get', '/parcels', 'list_parcels', all('parcels', 'ParcelRead', by('shipment_id'))],
    ['post', '/parcels', 'create_parcel', made('parcels', 'ParcelRead', 'ParcelCreate')],
    ['delete', '/parcels/{parcel_id}', 'delete_parcel', gone('parcels')],
    ['get', '/delivery-attempts', 'list_delivery_attempts', all('delivery attempts', 'DeliveryAttemptRead', by('shipment_id', 'driver_id'))], // oxfmt-ignore
    ['post', '/delivery-attempts', 'create_delivery_attempt', made('delivery attempts', 'DeliveryAttemptRead', 'DeliveryAttemptCreate')], // oxfmt-ignore
    ['get', '/claims', 'list_claims', all('claims', 'ClaimRead', { status: optional(ref('ClaimStatus')), ...by('shipment_id') })], // oxfmt-ignore
    ['post', '/claims', 'create_claim', made('claims', 'ClaimRead', 'ClaimCreate')],
    ['get', '/claims/{claim_id}', 'get_claim', one('claims', 'ClaimRead')],
    ['patch', '/claims/{claim_id}', 'update_claim', send('claims', 'ClaimRead', 'ClaimUpdate')],
    ['delete', '/claims/{claim_id}', 'delete_claim', gone('claims')],
    ['post', '/claims/{claim_id}/approve', 'approve_claim', one('claims', 'ClaimRead')],
    ['post', '/claims/{claim_id}/reject', 'reject_claim', one('claims', 'ClaimRead')],
  ]),
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(ENUMS).map(([name, values]) => [name, { ...choice(values), title: name }])),
      DepotRead: model('DepotRead', DEPOT),
      VehicleRead: model('VehicleRead', VEHICLE),
      VehicleUpdate: partOf('VehicleUpdate', VEHICLE, ['depot_id', 'mileage', 'next_service_due', 'is_roadworthy']),
      DriverRead: model('DriverRead', DRIVER),
      DriverCreate: partOf(
        'DriverCreate',
        DRIVER,
        ['first_name', 'last_name', 'email', 'phone', 'depot_id', 'license_expires_on'],
        ['first_name', 'last_name', 'email', 'depot_id'],
      ),
      DriverUpdate: partOf('DriverUpdate', DRIVER, ['email', 'phone', 'depot_id', 'vehicle_id', 'status', 'license_expires_on']), // oxfmt-ignore
      CustomerRead: model('CustomerRead', CUSTOMER),
      CustomerCreate: partOf(
        'CustomerCreate',
        CUSTOMER,
        ['company_name', 'contact_name', 'email', 'city', 'account_tier'],
        ['company_name', 'email'],
      ),
      CustomerUpdate: partOf('CustomerUpdate', CUSTOMER, ['contact_name', 'email', 'city', 'account_tier', 'credit_limit', 'on_hold']), // oxfmt-ignore
      RouteRead: model('RouteRead', ROUTE),
      RouteCreate: partOf(
        'RouteCreate',
        ROUTE,
        ['depot_id', 'driver_id', 'vehicle_id', 'route_date', 'distance_km', 'planned_stops'],
        ['depot_id', 'driver_id', 'route_date'],
      ),
      RouteUpdate: partOf('RouteUpdate', ROUTE, ['driver_id', 'vehicle_id', 'route_date', 'distance_km', 'planned_stops']), // oxfmt-ignore
      RouteAssignment: model('RouteAssignment', { route_id: whole() }),
      ShipmentRead: model('ShipmentRead', SHIPMENT),
      ShipmentCreate: partOf(
        'ShipmentCreate',
        SHIPMENT,
        ['customer_id', 'origin_depot_id', 'recipient_name', 'recipient_city', 'service_level', 'declared_value', 'signature_required', 'promised_by'], // oxfmt-ignore
        ['customer_id', 'recipient_name', 'recipient_city'],
      ),
      ShipmentUpdate: partOf('ShipmentUpdate', SHIPMENT, ['recipient_name', 'recipient_city', 'service_level', 'status', 'declared_value', 'signature_required', 'promised_by']), // oxfmt-ignore
      ParcelRead: model('ParcelRead', PARCEL),
      ParcelCreate: partOf(
        'ParcelCreate',
        PARCEL,
        ['shipment_id', 'weight_kg', 'length_cm', 'is_fragile', 'contents'],
        ['shipment_id', 'weight_kg'],
      ),
      DeliveryAttemptRead: model('DeliveryAttemptRead', ATTEMPT),
      DeliveryAttemptCreate: partOf(
        'DeliveryAttemptCreate',
        ATTEMPT,
        ['shipment_id', 'driver_id', 'outcome', 'note'],
        ['shipment_id', 'driver_id', 'outcome'],
      ),
      ClaimRead: model('ClaimRead', CLAIM),
      ClaimCreate: partOf('ClaimCreate', CLAIM, ['shipment_id', 'reason', 'amount_claimed'], ['shipment_id', 'reason', 'amount_claimed']), // oxfmt-ignore
      ClaimUpdate: partOf('ClaimUpdate', CLAIM, ['reason', 'amount_claimed', 'amount_paid', 'status']),
      ...ERRORS,
    },
  },
}
