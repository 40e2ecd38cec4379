import { resource, type Model } from '../../world.ts'
import { customers, deliveries, orders, producers, products, tastings, vouchers, type Customer } from '../data.ts'

const EUR = { type: 'number', description: 'EUR' }
const KINDS: Record<string, string> = {
  red: 'Red',
  white: 'White',
  rose: 'Rosé',
  sparkling: 'Sparkling',
  cheese: 'Cheese',
  chocolate: 'Chocolate',
  olive_oil: 'Olive oil',
  charcuterie: 'Charcuterie',
}
const makerId = (no: number) => `MK${String(no).padStart(2, '0')}`
const articleId = (no: number) => `ART-${2000 + no * 7}`
const clientId = (no: number) => `CL-${String(no).padStart(4, '0')}`
const clientOf = ({ no, name }: Customer) => ({ clientId: clientId(no), name })
/** Nothing in place of what is not there. */
const given = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

/** Documents with prefixed keys and copied names: sales hold their lines and a total; states are dates and flags. */
export const comptoir: Model = {
  name: 'comptoir',
  resources: [
    resource({
      path: '/v2/makers',
      things: producers,
      row: one => ({
        id: makerId(one.no),
        name: one.name,
        origin: { country: one.code, region: one.region },
        establishedIn: one.founded,
        isOrganic: one.organic,
      }),
    }),
    resource({
      path: '/v2/articles',
      things: products,
      schemas: { price: EUR },
      row: one => ({
        id: articleId(one.no),
        title: one.name,
        maker: { makerId: makerId(one.producer.no), name: one.producer.name },
        department: one.isWine ? 'Wine' : 'Delicatessen',
        type: KINDS[one.kind],
        ...given({ vintage: one.vintage }),
        price: one.price,
        inventory: { onHand: one.stock, reorderPoint: one.low },
        isActive: !one.discontinued,
        addedOn: one.added,
      }),
    }),
    resource({
      path: '/v2/clients',
      things: customers,
      row: one => ({
        id: clientId(one.no),
        displayName: one.name,
        ...given({ businessName: one.company }),
        isTrade: one.company !== null,
        contact: given({ email: one.email, phone: one.phone }),
        city: one.town,
        subscribedToNewsletter: one.newsletter,
        registeredOn: one.joined,
      }),
    }),
    resource({
      path: '/v2/sales',
      things: orders,
      schemas: { total: EUR, 'lines.price': EUR },
      row: one => ({
        number: one.number,
        client: clientOf(one.customer),
        placedAt: `${one.placed}T${one.time}Z`,
        source: { web: 'Online', phone: 'Telephone', shop: 'Counter' }[one.channel],
        lines: one.lines.map(({ product, quantity, price }) => ({
          articleId: articleId(product.no),
          title: product.name,
          qty: quantity,
          price,
        })),
        total: one.total,
        isCancelled: one.state === 'cancelled',
        ...given({ packedOn: one.packed, completedOn: one.completed, dueDate: one.due, settledOn: one.paid }),
      }),
    }),
    resource({
      path: '/v2/dispatches',
      things: deliveries,
      schemas: { charge: EUR },
      row: one => ({
        id: `D${one.no * 3}`,
        saleNumber: one.order.number,
        recipient: one.order.customer.name,
        courier: { name: one.driver, van: one.van },
        plannedFor: one.planned,
        ...given({ handedOverOn: one.delivered, failure: one.reason }),
        hasFailed: one.reason !== null,
        charge: one.fee,
      }),
    }),
    resource({
      path: '/v2/giftCards',
      things: vouchers,
      schemas: { faceValue: EUR, remaining: EUR },
      row: one => ({
        code: one.code,
        purchaser: clientOf(one.buyer),
        faceValue: one.value,
        remaining: one.left,
        purchasedOn: one.issued,
        expiresOn: one.expires,
      }),
    }),
    resource({
      path: '/v2/tastingEvenings',
      things: tastings,
      schemas: { pricePerSeat: EUR },
      row: one => ({
        id: `EV-${one.no + 40}`,
        title: one.title,
        startsAt: `${one.date}T${one.time}:00Z`,
        hostedBy: one.host,
        seats: one.seats,
        pricePerSeat: one.price,
        guests: one.bookings.map(({ customer, places }) => ({ ...clientOf(customer), seats: places })),
      }),
    }),
  ],
}
