/** What the records of the back office hold. */
export interface SaasManager {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
  region: string
  quarterlyTarget: number
  hiredOn: string
  isOnLeave: boolean
}
export interface SaasCustomer {
  id: string
  customerNumber: string
  name: string
  industry: string
  employeeCount: number
  accountManagerId: string | null
  customerSince: string
  vatNumber: string | null
  isReference: boolean
  billingAddress: { street: string; postalCode: string; city: string; countryCode: string }
  primaryContact: { firstName: string; lastName: string; jobTitle: string; email: string; phone: string | null }
  notes: string | null
}
export interface SaasPlan {
  id: string
  code: string
  name: string
  product: string
  pricePerSeat: number
  minimumSeats: number
  trialDays: number
  isRetired: boolean
  description: string
}
export interface SaasAddOn {
  id: string
  code: string
  name: string
  description: string
  monthlyPrice: number
}
export interface SaasSubscription {
  id: string
  number: string
  customerId: string
  planId: string
  status: string
  billingCycle: string
  seats: number
  discountPercent: number
  monthlyAmount: number
  autoRenew: boolean
  startedOn: string
  trialEndsOn: string | null
  renewsOn: string | null
  pausedOn: string | null
  cancelledOn: string | null
  cancellationReason: string | null
  addOns: { addOnId: string; quantity: number }[]
}
export interface SaasInvoice {
  id: string
  number: string
  subscriptionId: string
  status: string
  issuedOn: string
  dueOn: string
  paidOn: string | null
  netAmount: number
  vatAmount: number
  totalAmount: number
  paymentMethod: string
  remindersSent: number
}
export interface SaasCase {
  id: string
  number: string
  customerId: string
  product: string
  type: string
  priority: string
  status: string
  channel: string
  subject: string
  description: string | null
  openedAt: string
  resolvedAt: string | null
  satisfactionScore: number | null
}

export const REGIONS = ['Nordics', 'Benelux', 'Dach', 'UkAndIreland', 'SouthernEurope'] as const
export const INDUSTRIES = ['Logistics', 'Healthcare', 'Retail', 'Manufacturing', 'Construction', 'Hospitality', 'Education', 'Energy', 'ProfessionalServices'] as const // oxfmt-ignore
export const SAAS_PRODUCTS = ['Rostera', 'Fakturo', 'Tickly', 'Lagerix', 'Signova'] as const
export const SUBSCRIPTION_STATUSES = ['Trial', 'Active', 'PastDue', 'Paused', 'Cancelled'] as const
export const BILLING_CYCLES = ['Monthly', 'Quarterly', 'Annual'] as const
export const CANCELLATION_REASONS = ['TooExpensive', 'MissingFeature', 'SwitchedToCompetitor', 'NoLongerNeeded'] as const // oxfmt-ignore
export const SAAS_INVOICE_STATUSES = ['Open', 'PastDue', 'Paid', 'Void'] as const
export const SAAS_PAYMENT_METHODS = ['DirectDebit', 'Card', 'BankTransfer'] as const
export const CASE_TYPES = ['Question', 'Incident', 'FeatureRequest', 'Billing'] as const
export const CASE_PRIORITIES = ['Low', 'Normal', 'High', 'Urgent'] as const
export const CASE_STATUSES = ['New', 'InProgress', 'WaitingForCustomer', 'Resolved', 'Closed'] as const
export const CASE_CHANNELS = ['Email', 'Phone', 'Chat', 'Portal'] as const
