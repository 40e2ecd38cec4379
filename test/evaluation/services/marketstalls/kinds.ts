/** What the records of the markets office hold. */
export interface StallMarket {
  id: number
  code: string
  name: string
  type: string
  frequency: string
  tradingDay: string
  opensAt: string
  closesAt: string
  isIndoor: boolean
  address: { street: string; town: string; postcode: string }
  manager: { name: string; email: string; phone: string }
}
export interface StallPitch {
  id: number
  code: string
  marketId: number
  type: string
  status: string
  lengthMetres: number
  dailyRate: number
  hasElectricity: boolean
  hasWater: boolean
}
export interface StallTrader {
  id: number
  tradingName: string
  goods: string
  status: string
  isCharity: boolean
  contact: { firstName: string; lastName: string; email: string; phone: string }
  homeTown: string
  licence: { number: string; issuedOn: string; expiresOn: string }
  insuranceExpiresOn: string
  joinedOn: string
  notes: string | null
}
export interface StallMarketDay {
  id: number
  marketId: number
  date: string
  status: string
  cancelReason: string | null
  footfall: number | null
  weather: string | null
}
export interface StallBooking {
  id: number
  reference: string
  traderId: number
  marketDayId: number
  pitchId: number
  status: string
  fee: number
  bookedOn: string
  note: string | null
}
export interface StallInspection {
  id: number
  traderId: number
  marketId: number
  type: string
  inspectedOn: string
  inspectorName: string
  outcome: string
  hygieneRating: number | null
  followUpDueOn: string | null
  followUpDoneOn: string | null
  remarks: string | null
}
export interface StallInvoice {
  id: number
  invoiceNumber: string
  traderId: number
  bookingId: number
  amount: number
  status: string
  issuedOn: string
  dueOn: string
  paidOn: string | null
  paymentMethod: string | null
}

export const PITCH_TYPES = ['Standard', 'Corner', 'Food'] as const
export const PITCH_STATUSES = ['Available', 'OutOfUse'] as const
export const TRADER_STATUSES = ['Active', 'Suspended', 'Left'] as const
export const MARKET_DAY_STATUSES = ['Scheduled', 'Held', 'Cancelled'] as const
export const CANCEL_REASONS = ['Weather', 'Roadworks', 'Event', 'LowDemand'] as const
export const STALL_BOOKING_STATUSES = ['Requested', 'Confirmed', 'Attended', 'NoShow', 'Cancelled'] as const
export const INSPECTION_TYPES = ['FoodHygiene', 'Licence', 'FireSafety'] as const
export const OUTCOMES = ['Pass', 'Advisory', 'Fail'] as const
export const STALL_INVOICE_STATUSES = ['Unpaid', 'Paid', 'Void'] as const
export const STALL_PAYMENT_METHODS = ['Card', 'BankTransfer', 'DirectDebit', 'Cash'] as const
