import { listenJson, type Handler } from '../../../support/apis/listen-json.ts'
import { refuse } from '../fastapi.ts'
import { createReset } from '../records.ts'
import { createHandlers, cutBySkip } from '../serve-rows.ts'
import { createCourierData, naive, type CourierData } from './data.ts'
import { COURIER_DESCRIPTION } from './description.ts'

const now = () => naive(new Date().toISOString())
const today = () => now().slice(0, 10)

/** Starts the courier company. `data` is what it serves and changes; `reset` puts it back. */
export async function startCourier({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createCourierData(clock)
  const { list, withRow, change, remove, add, become, isThere } = createHandlers<keyof CourierData>(data, cutBySkip)

  const hire = (given: Record<string, unknown>) =>
    isThere('depots', given.depotId)
      ? { phone: null, vehicleId: null, licenseExpiresOn: today(), ...given, status: 'active', hiredOn: today(), rating: null } // oxfmt-ignore
      : 'No such depot'
  const open = (given: Record<string, unknown>) => ({
    contactName: '',
    city: '',
    accountTier: 'basic',
    ...given,
    creditLimit: 500,
    onHold: false,
    createdAt: now(),
  })
  const plan = (given: Record<string, unknown>) =>
    isThere('depots', given.depotId) && isThere('drivers', given.driverId)
      ? { vehicleId: null, distanceKm: 0, plannedStops: 0, ...given, status: 'planned' }
      : 'No such depot or driver'
  const ship = (given: Record<string, unknown>) => {
    const customer = data.customers.find(({ id }) => id === given.customerId)
    if (!customer || customer.onHold) return customer ? 'The customer is on hold' : 'No such customer'
    const blank = { originDepotId: 1, serviceLevel: 'standard', declaredValue: null, signatureRequired: false, promisedBy: today() } // oxfmt-ignore
    const trackingNumber = `PW${50_000_000 + data.shipments.length}GB`
    return { ...blank, ...given, trackingNumber, routeId: null, status: 'created', price: 9.5, createdAt: now(), deliveredAt: null } // oxfmt-ignore
  }
  const pack = (given: Record<string, unknown>) =>
    isThere('shipments', given.shipmentId)
      ? { lengthCm: 0, isFragile: false, contents: null, ...given, barcode: `PCL-${800_000 + data.parcels.length}` }
      : 'No such shipment'
  const attempt = (given: Record<string, unknown>) =>
    isThere('shipments', given.shipmentId) && isThere('drivers', given.driverId)
      ? { note: null, ...given, attemptedAt: now() }
      : 'No such shipment or driver'
  const claim = (given: Record<string, unknown>) =>
    isThere('shipments', given.shipmentId)
      ? { ...given, status: 'open', amountPaid: null, openedOn: today(), closedOn: null }
      : 'No such shipment'
  const assign = withRow('shipments', (row, given) => {
    if (!isThere('routes', given.routeId)) return refuse(404, 'Route not found')
    row.routeId = given.routeId
    return undefined
  })

  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: COURIER_DESCRIPTION })],
    ['GET', /^\/health$/, () => ({ body: { status: 'ok' } })],
    ['GET', /^\/depots$/, list('depots')],
    ['GET', /^\/depots\/(\d+)$/, withRow('depots')],
    ['GET', /^\/vehicles$/, list('vehicles', 'depotId', 'vehicleType')],
    ['GET', /^\/vehicles\/(\d+)$/, withRow('vehicles')],
    ['PATCH', /^\/vehicles\/(\d+)$/, change('vehicles')],
    ['GET', /^\/drivers$/, list('drivers', 'depotId', 'status')],
    ['POST', /^\/drivers$/, add('drivers', ['firstName', 'lastName', 'email', 'depotId'], hire)],
    ['GET', /^\/drivers\/(\d+)$/, withRow('drivers')],
    ['PATCH', /^\/drivers\/(\d+)$/, change('drivers')],
    ['GET', /^\/customers$/, list('customers', 'search')],
    ['POST', /^\/customers$/, add('customers', ['companyName', 'email'], open)],
    ['GET', /^\/customers\/(\d+)$/, withRow('customers')],
    ['PATCH', /^\/customers\/(\d+)$/, change('customers')],
    ['GET', /^\/routes$/, list('routes', 'driverId', 'depotId', 'routeDate')],
    ['POST', /^\/routes$/, add('routes', ['depotId', 'driverId', 'routeDate'], plan)],
    ['GET', /^\/routes\/(\d+)$/, withRow('routes')],
    ['PATCH', /^\/routes\/(\d+)$/, change('routes')],
    ['DELETE', /^\/routes\/(\d+)$/, remove('routes')],
    ['POST', /^\/routes\/(\d+)\/cancel$/, become('routes', ['planned', 'in_progress'], () => ({ status: 'cancelled' }))], // oxfmt-ignore
    ['GET', /^\/shipments$/, list('shipments', 'status', 'customerId', 'routeId')],
    ['POST', /^\/shipments$/, add('shipments', ['customerId', 'recipientName', 'recipientCity'], ship)],
    ['GET', /^\/shipments\/(\d+)$/, withRow('shipments')],
    ['PATCH', /^\/shipments\/(\d+)$/, change('shipments')],
    ['POST', /^\/shipments\/(\d+)\/assign$/, assign],
    ['POST', /^\/shipments\/(\d+)\/return$/, become('shipments', ['created', 'at_depot', 'out_for_delivery'], () => ({ status: 'returned' }))], // oxfmt-ignore
    ['GET', /^\/parcels$/, list('parcels', 'shipmentId')],
    ['POST', /^\/parcels$/, add('parcels', ['shipmentId', 'weightKg'], pack)],
    ['DELETE', /^\/parcels\/(\d+)$/, remove('parcels')],
    ['GET', /^\/delivery-attempts$/, list('deliveryAttempts', 'shipmentId', 'driverId')],
    ['POST', /^\/delivery-attempts$/, add('deliveryAttempts', ['shipmentId', 'driverId', 'outcome'], attempt)],
    ['GET', /^\/claims$/, list('claims', 'status', 'shipmentId')],
    ['POST', /^\/claims$/, add('claims', ['shipmentId', 'reason', 'amountClaimed'], claim)],
    ['GET', /^\/claims\/(\d+)$/, withRow('claims')],
    ['PATCH', /^\/claims\/(\d+)$/, change('claims')],
    ['DELETE', /^\/claims\/(\d+)$/, remove('claims')],
    ['POST', /^\/claims\/(\d+)\/approve$/, become('claims', ['open', 'under_review'], () => ({ status: 'approved' }))],
    ['POST', /^\/claims\/(\d+)\/reject$/, become('claims', ['open', 'under_review'], () => ({ status: 'rejected', closedOn: today() }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, refuse(404, 'Not Found').body, port)
  return { ...server, data, reset: createReset(data) }
}
