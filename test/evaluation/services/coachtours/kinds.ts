/** What the records of the coach company hold. What people call by a code has it as its key, too. */
export interface Money {
  amount: number
  currency: string
}
export interface LarkTrip {
  id: string
  code: string
  name: string
  category: string
  country: string
  destination: string
  nights: number
  pricePerPerson: Money
  singleSupplement: Money | null
  hotel: { name: string; stars: number; board: string } | null
  highlights: string[]
  description: string
  passportRequired: boolean
  onSale: boolean
}
export interface LarkDeparture {
  id: string
  code: string
  tripCode: string
  departsOn: string
  returnsOn: string
  status: string
  coachCode: string | null
  driverCodes: string[]
  capacity: number
  minimumPassengers: number
  notes: string | null
}
export interface LarkCoach {
  id: string
  code: string
  registration: string
  make: string
  model: string
  seats: number
  depot: string
  status: string
  odometerMiles: number
  firstRegisteredOn: string
  motDueOn: string
  hasWheelchairLift: boolean
  hasToilet: boolean
  hasWifi: boolean
}
export interface LarkDriver {
  id: string
  code: string
  firstName: string
  lastName: string
  phone: string
  email: string
  depot: string
  employment: string
  languages: string[]
  hourlyRate: Money
  hiredOn: string
  licenceExpiresOn: string
}
export interface LarkPickupPoint {
  id: string
  code: string
  name: string
  town: string
  postcode: string
  joiningTime: string
  hasCarPark: boolean
}
export interface LarkCustomer {
  id: number
  title: string
  firstName: string
  lastName: string
  email: string | null
  phone: string
  address: { street: string; town: string; postcode: string }
  groupName: string | null
  isClubMember: boolean
  acceptsMailings: boolean
  createdAt: string
}
export interface LarkBooking {
  id: string
  reference: string
  departureCode: string
  customerId: number
  pickupPointCode: string | null
  status: string
  channel: string
  passengers: number
  singleRooms: number
  seatNumbers: string[]
  total: Money
  paid: Money
  balanceDueOn: string
  bookedAt: string
  cancelledAt: string | null
  notes: string | null
}

export const TRIP_CATEGORIES = ['DayTrip', 'Theatre', 'ShortBreak', 'Holiday', 'ChristmasMarket'] as const
export const COUNTRIES = ['England', 'Scotland', 'Wales', 'Ireland', 'France', 'Belgium', 'Netherlands', 'Germany', 'Austria', 'Italy'] as const // oxfmt-ignore
export const BOARDS = ['RoomOnly', 'BedAndBreakfast', 'HalfBoard'] as const
export const DEPARTURE_STATUSES = ['Planned', 'Confirmed', 'Completed', 'Cancelled'] as const
export const COACH_STATUSES = ['InService', 'InWorkshop', 'ForSale'] as const
export const DEPOTS = ['Derby', 'Chesterfield', 'Burton'] as const
export const EMPLOYMENTS = ['FullTime', 'PartTime', 'Casual'] as const
export const BOOKING_STATUSES = ['Option', 'Confirmed', 'Cancelled'] as const
export const CHANNELS = ['Phone', 'Online', 'Shop', 'TravelAgent'] as const

export const gbp = (amount: number): Money => ({ amount: Math.round(100 * amount) / 100, currency: 'GBP' })
