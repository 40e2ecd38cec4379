/** What the records of the pub hold; amounts are numbers here and texts on the wire. */
export interface PubSupplier {
  id: number
  name: string
  supplierType: string
  town: string
  contact: { name: string; email: string; phone: string }
  deliveryDay: string
  minimumOrder: number
  paymentTermsDays: number
  preferred: boolean
}
export interface PubBeer {
  id: number
  name: string
  supplierId: number
  style: string
  abv: number
  serving: string
  status: string
  tapNumber: number | null
  tappedAt: string | null
  prices: { pint: number; half: number }
  pintsSold: number
  vegan: boolean
  glutenFree: boolean
  tastingNotes: string
}
export interface PubDelivery {
  id: number
  deliveryNumber: string
  supplierId: number
  status: string
  orderedOn: string
  expectedOn: string
  deliveredAt: string | null
  lines: { beerId: number; container: string; quantity: number; unitCost: number }[]
  totalCost: number
  invoice: { number: string; dueOn: string; paid: boolean } | null
  note: string | null
}
export interface PubTeam {
  id: number
  name: string
  captain: { name: string; email: string; phone: string }
  squadSize: number
  joinedOn: string
  active: boolean
}
export interface PubEvent {
  id: number
  title: string
  eventType: string
  startsAt: string
  endsAt: string
  host: string | null
  status: string
  entryFee: number
  prizeMoney: number | null
  capacity: number
  sponsorId: number | null
  description: string
}
export interface PubEntry {
  id: number
  eventId: number
  teamId: number
  players: number
  score: number | null
  place: number | null
  feePaid: boolean
  registeredAt: string
}
export interface PubReservation {
  id: number
  reference: string
  guest: { name: string; phone: string; email: string | null }
  partySize: number
  startsAt: string
  area: string
  tableNumber: number | null
  status: string
  eventId: number | null
  deposit: number | null
  remarks: string | null
  createdAt: string
}

export const SUPPLIER_TYPES = ['brewery', 'cidery', 'wholesaler'] as const
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export const STYLES = ['bitter', 'pale_ale', 'ipa', 'mild', 'stout', 'porter', 'lager', 'wheat_beer', 'sour', 'cider'] as const // oxfmt-ignore
export const SERVINGS = ['cask', 'keg'] as const
export const BEER_STATUSES = ['on_tap', 'in_cellar', 'sold_out'] as const
export const CONTAINERS = ['pin', 'firkin', 'keg_30l', 'keg_50l'] as const
export const DELIVERY_STATUSES = ['ordered', 'delivered', 'cancelled'] as const
export const EVENT_TYPES = ['quiz', 'live_music', 'open_mic', 'darts', 'beer_tasting', 'karaoke'] as const
export const EVENT_STATUSES = ['planned', 'finished', 'cancelled'] as const
export const AREAS = ['bar', 'snug', 'back_room', 'garden'] as const
export const RESERVATION_STATUSES = ['requested', 'confirmed', 'completed', 'no_show', 'cancelled'] as const
/** Taps on the bar. */
export const TAPS = 20
