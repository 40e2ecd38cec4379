/** What the records of the agency hold. */
export interface CotOwner {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string
  address: { street: string; town: string; postcode: string }
  commissionRate: number
  payoutMethod: string
  contractSignedOn: string
  notes: string
}
export interface CotAmenity {
  id: number
  name: string
  category: string
}
export interface CotCottage {
  id: number
  name: string
  reference: string
  owner: number
  amenities: number[]
  region: string
  village: string
  location: { latitude: number; longitude: number }
  propertyType: string
  bedrooms: number
  bathrooms: number
  sleeps: number
  dogsAllowed: boolean
  nightlyRate: number
  cleaningFee: number
  minimumNights: number
  description: string
  listedOn: string
}
export interface CotGuest {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  address: { street: string; town: string; postcode: string; country: string }
  marketingOptIn: boolean
  createdAt: string
}
export interface CotBooking {
  id: number
  reference: string
  cottage: number
  guest: number
  status: string
  channel: string
  checkIn: string
  checkOut: string
  nights: number
  adults: number
  children: number
  dogs: number
  rentalAmount: number
  cleaningFee: number
  dogFee: number
  totalPrice: number
  specialRequests: string
  bookedAt: string
  cancelledAt: string | null
}
export interface CotPayment {
  id: number
  booking: number
  paymentType: string
  method: string
  status: string
  amount: number
  dueOn: string
  paidAt: string | null
}
export interface CotCleaning {
  id: number
  cottage: number
  booking: number
  cleaner: string
  scheduledOn: string
  status: string
  isDeepClean: boolean
  durationMinutes: number
  cost: number
  notes: string
}

export const COT_REGIONS = ['cornwall', 'cotswolds', 'lake_district', 'norfolk', 'northumberland', 'peak_district', 'pembrokeshire'] as const // oxfmt-ignore
export const PROPERTY_TYPES = ['house', 'barn', 'farmhouse', 'lodge', 'apartment'] as const
export const AMENITY_CATEGORIES = ['kitchen', 'outdoor', 'comfort', 'family', 'accessibility', 'entertainment'] as const
export const PAYOUT_METHODS = ['bank_transfer', 'cheque'] as const
export const COT_BOOKING_STATUSES = ['provisional', 'confirmed', 'checked_in', 'completed', 'cancelled'] as const
export const CHANNELS = ['website', 'phone', 'airbnb', 'booking_com'] as const
export const COT_PAYMENT_TYPES = ['deposit', 'balance', 'full'] as const
export const COT_PAYMENT_METHODS = ['card', 'bank_transfer', 'paypal'] as const
export const COT_PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'refunded'] as const
export const CLEANING_STATUSES = ['scheduled', 'in_progress', 'done', 'inspected'] as const
