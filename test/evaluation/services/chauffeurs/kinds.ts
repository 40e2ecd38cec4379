/** What the records of the chauffeur firm hold. */
export interface LimoClient {
  id: number
  name: string
  clientType: string
  contactName: string
  email: string
  phone: string
  billingAddress: { line1: string; town: string; postcode: string }
  paymentTermsDays: number
  notes: string | null
  createdAt: string
}
export interface LimoPassenger {
  id: number
  clientId: number
  firstName: string
  lastName: string
  mobile: string | null
  childSeatRequired: boolean
  preferences: string | null
}
export interface LimoChauffeur {
  id: number
  firstName: string
  lastName: string
  email: string
  mobile: string
  employmentType: string
  status: string
  languages: string[]
  licence: { number: string; expiresOn: string; penaltyPoints: number }
  medical: { lastPassedOn: string; dueOn: string }
  startedOn: string
}
export interface LimoCar {
  id: number
  registration: string
  make: string
  model: string
  category: string
  colour: string
  seats: number
  year: number
  fuelType: string
  mileage: number
  status: string
  motDueOn: string | null
  insuranceExpiresOn: string
  services: LimoService[]
}
export interface LimoService {
  id: number
  kind: string
  garage: string
  performedOn: string
  mileage: number
  cost: number
}
export interface LimoPlace {
  address: string
  town: string
  postcode: string
}
export interface LimoTrip {
  id: number
  reference: string
  clientId: number
  passengerIds: number[]
  chauffeurId: number | null
  carId: number | null
  tripType: string
  status: string
  pickUpAt: string
  pickUp: LimoPlace
  dropOff: LimoPlace
  flightNumber: string | null
  luggagePieces: number
  distanceMiles: number
  price: number
  specialRequests: string | null
  bookedOn: string
  cancellationReason: string | null
}
export interface LimoQuote {
  id: number
  number: string
  clientId: number
  tripType: string
  carCategory: string
  travelOn: string
  amount: number
  status: string
  sentOn: string
  validUntil: string
  notes: string | null
}
export interface LimoInvoice {
  id: number
  number: string
  clientId: number
  tripIds: number[]
  status: string
  issuedOn: string
  dueOn: string
  paidOn: string | null
  net: number
  vat: number
  total: number
}
export interface LimoFeedback {
  id: number
  tripId: number
  rating: number
  comment: string | null
  source: string
  receivedOn: string
  replied: boolean
}

export const LIMO_CLIENT_TYPES = ['corporate', 'hotel', 'wedding_planner', 'private'] as const
export const LIMO_EMPLOYMENTS = ['employed', 'self_employed'] as const
export const LIMO_CHAUFFEUR_STATUSES = ['available', 'on_leave', 'off_sick'] as const
export const LIMO_CAR_CATEGORIES = ['executive', 'luxury', 'people_carrier', 'wedding'] as const
export const LIMO_CAR_STATUSES = ['on_the_road', 'in_workshop'] as const
export const LIMO_FUELS = ['petrol', 'diesel', 'hybrid', 'electric'] as const
export const LIMO_SERVICE_KINDS = ['full_service', 'interim_service', 'mot', 'tyres', 'brakes', 'repair'] as const
export const LIMO_TRIP_TYPES = ['airport_transfer', 'wedding', 'point_to_point', 'as_directed', 'event'] as const
export const LIMO_TRIP_STATUSES = ['booked', 'allocated', 'completed', 'cancelled'] as const
export const LIMO_QUOTE_STATUSES = ['sent', 'accepted', 'declined', 'expired'] as const
export const LIMO_INVOICE_STATUSES = ['sent', 'overdue', 'paid', 'void'] as const
export const LIMO_SOURCES = ['email', 'phone', 'google', 'card_in_car'] as const
