import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createAccountHolders, createBankers } from '../persons.ts'

export interface Branch {
  id: number
  name: string
  sortCode: string
  address: { line1: string; city: string; postcode: string }
  manager: { name: string; email: string }
  openOnSaturdays: boolean
  safeDepositBoxes: number
  openedOn: string
}
export interface Customer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  dateOfBirth: string
  segment: string
  kycStatus: string
  kycReviewDueOn: string
  riskRating: string
  isPep: boolean
  address: { line1: string; city: string; postcode: string; country: string }
  branchId: number
  relationshipManager: { name: string; email: string } | null
  preferences: { paperless: boolean; marketing: boolean; language: string }
  customerSince: string
}
export interface Account {
  id: number
  accountNumber: string
  iban: string
  type: string
  nickname: string | null
  currency: string
  balance: number
  overdraftLimit: number
  interestRate: number | null
  status: string
  customerId: number
  branchId: number
  openedAt: string
  closedAt: string | null
}
export interface Card {
  id: string
  accountId: number
  cardholderName: string
  type: string
  network: string
  last4: string
  status: string
  contactless: boolean
  limits: { daily: number; monthly: number; atm: number }
  issuedAt: string
  expiresOn: string
}
export interface Merchant {
  id: number
  name: string
  category: string
  city: string
  online: boolean
}
export interface Transaction {
  id: string
  accountId: number
  cardId: string | null
  type: string
  direction: string
  amount: number
  currency: string
  merchant: { id: number; name: string } | null
  category: string | null
  description: string
  status: string
  bookedAt: string
}
export interface Transfer {
  id: number
  fromAccountId: number
  toIban: string
  beneficiaryName: string
  amount: number
  currency: string
  reference: string | null
  status: string
  channel: string
  scheduledFor: string
  executedAt: string | null
}
export interface Loan {
  id: string
  customerId: number
  product: string
  principal: number
  outstandingBalance: number
  interestRate: number
  termMonths: number
  monthlyPayment: number
  daysPastDue: number
  status: string
  startDate: string
  nextPaymentDate: string | null
}
export interface StandingOrder {
  id: number
  accountId: number
  beneficiaryName: string
  beneficiaryIban: string
  amount: number
  frequency: string
  reference: string
  active: boolean
  startDate: string
  endDate: string | null
  nextRunOn: string | null
}

export const SEGMENTS = ['personal', 'premier', 'business', 'student'] as const
export const KYC_STATES = ['VERIFIED', 'PENDING', 'EXPIRED', 'REJECTED'] as const
export const RISKS = ['low', 'medium', 'high'] as const
export const ACCOUNT_TYPES = ['CURRENT', 'SAVINGS', 'JOINT', 'FIXED_DEPOSIT'] as const
export const ACCOUNT_STATES = ['open', 'dormant', 'blocked', 'closed'] as const
export const CURRENCIES = ['EUR', 'GBP', 'USD'] as const
export const CARD_TYPES = ['debit', 'credit', 'virtual'] as const
export const NETWORKS = ['VISA', 'MASTERCARD'] as const
export const CARD_STATES = ['active', 'frozen', 'lost', 'expired'] as const
export const TRANSACTION_TYPES = ['cardPayment', 'cashWithdrawal', 'directDebit', 'salary', 'interest', 'fee'] as const
export const DIRECTIONS = ['DEBIT', 'CREDIT'] as const
export const CATEGORIES = ['GROCERIES', 'EATING_OUT', 'TRANSPORT', 'UTILITIES', 'ENTERTAINMENT', 'SHOPPING', 'TRAVEL'] as const // oxfmt-ignore
export const TRANSACTION_STATES = ['pending', 'booked', 'disputed', 'reversed'] as const
export const TRANSFER_STATES = ['Scheduled', 'Completed', 'Failed', 'Cancelled'] as const
export const CHANNELS = ['branch', 'mobileApp', 'onlineBanking'] as const
export const LOAN_PRODUCTS = ['personalLoan', 'mortgage', 'carLoan', 'studentLoan'] as const
export const LOAN_STATES = ['ACTIVE', 'IN_ARREARS', 'PAID_OFF', 'DEFAULTED'] as const
export const FREQUENCIES = ['weekly', 'monthly', 'quarterly'] as const

const BRANCHES: [name: string, line1: string, city: string, postcode: string, age: number, boxes: number][] = [
  ['Customs House', '1 Customs Quay', 'Dublin', 'D01 X2P3', 9800, 240],
  ['Rathmines', '88 Rathmines Road', 'Dublin', 'D06 K5W1', 4100, 0],
  ['Shannon Bridge', '12 Bridge Street', 'Limerick', 'V94 T3H8', 6200, 90],
  ['Claddagh', '5 Dock Road', 'Galway', 'H91 R9V2', 3300, 40],
  ['Lee Valley', '20 Patrick Street', 'Cork', 'T12 W7C4', 7400, 120],
  ['Titanic Quarter', '3 Slipway Lane', 'Belfast', 'BT3 9DT', 900, 0],
]
const MERCHANTS: [name: string, category: string, city: string, online: boolean][] = [
  ['Greenleaf Market', 'GROCERIES', 'Dublin', false],
  ['Budget Basket', 'GROCERIES', 'Cork', false],
  ['Harvest Corner', 'GROCERIES', 'Galway', false],
  ['Trattoria Lucia', 'EATING_OUT', 'Dublin', false],
  ['Noodle Yard', 'EATING_OUT', 'Limerick', false],
  ['Bean & Barrow', 'EATING_OUT', 'Cork', false],
  ['Metro Link', 'TRANSPORT', 'Dublin', false],
  ['Swift Cabs', 'TRANSPORT', 'Belfast', true],
  ['Western Power', 'UTILITIES', 'Galway', true],
  ['ClearWater', 'UTILITIES', 'Cork', true],
  ['Streamly', 'ENTERTAINMENT', 'Amsterdam', true],
  ['Odeon Palace', 'ENTERTAINMENT', 'Dublin', false],
  ['Pageturner Books', 'SHOPPING', 'Dublin', true],
  ['Loft & Linen', 'SHOPPING', 'Belfast', true],
  ['Gadget Barn', 'SHOPPING', 'Limerick', false],
  ['Aer Tara', 'TRAVEL', 'Dublin', true],
  ['Sleepwell Inns', 'TRAVEL', 'Cork', true],
]
const PAYEES = ['Rosehill Property', 'Oakfield Creche', 'Kinsale Gym', 'Atlantic Insurance', 'Brennan Motors', 'Red Barn Dental', 'Save the Bogs'] // oxfmt-ignore

export type BankData = ReturnType<typeof createBankData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 6 branches, 120 customers, 190 accounts, 200 cards, 17 merchants, 640 transactions, 130 transfers, 64 loans and 72 standing orders. */
export function createBankData(clock: Date) {
  const random = createRandom(20_26_77)
  const days = createDays(clock)
  const branches = createBranches(random, days)
  const customers = createCustomers(random, days, branches)
  const accounts = createAccounts(random, days, customers)
  const cards = createCards(random, days, accounts, customers)
  const merchants: Merchant[] = MERCHANTS.map(([name, category, city, online], index) => ({ id: 801 + index, name, category, city, online })) // oxfmt-ignore
  const transactions = createTransactions(random, days, { accounts, cards, merchants })
  const transfers = createTransfers(random, days, accounts)
  const loans = createLoans(random, days, customers)
  const standingOrders = createStandingOrders(random, days, accounts)
  return { branches, customers, accounts, cards, merchants, transactions, transfers, loans, standingOrders }
}

const digits = (random: Random, count: number) => Array.from({ length: count }, () => random.whole(0, 9)).join('')
const cents = (amount: number) => Math.round(amount * 100) / 100

function createBranches(random: Random, { day }: Days): Branch[] {
  const bankers = createBankers()
  return BRANCHES.map(([name, line1, city, postcode, age, safeDepositBoxes], index) => {
    const { firstName, lastName, email } = bankers[index]!
    return {
      id: index + 1,
      name,
      sortCode: `93-${random.whole(10, 89)}-${random.whole(10, 99)}`,
      address: { line1, city, postcode },
      manager: { name: `${firstName} ${lastName}`, email },
      openOnSaturdays: index % 3 === 0,
      safeDepositBoxes,
      openedOn: day(-age),
    }
  })
}

function createCustomers(random: Random, { day }: Days, branches: Branch[]): Customer[] {
  const managers = createBankers().slice(6)
  return createAccountHolders().map(({ firstName, lastName, email }, index) => {
    const branch = random.pick(branches)
    const segment = random.pick(['personal', 'personal', 'personal', 'premier', 'business', 'student'])
    const manager = segment === 'premier' || segment === 'business' ? random.pick(managers) : undefined
    return {
      id: 10_204 + index * 7,
      firstName,
      lastName,
      email,
      phone: random.chance(0.85) ? `+353 8${random.whole(3, 9)} ${random.whole(100, 999)} ${random.whole(1000, 9999)}` : null, // oxfmt-ignore
      dateOfBirth: day(-(segment === 'student' ? random.whole(6_700, 9_400) : random.whole(8_000, 30_000))),
      segment,
      kycStatus: random.pick(['VERIFIED', 'VERIFIED', 'VERIFIED', 'VERIFIED', 'PENDING', 'EXPIRED', ...KYC_STATES]),
      kycReviewDueOn: day(random.whole(-60, 500)),
      riskRating: random.pick(['low', 'low', 'low', 'medium', 'high']),
      isPep: random.chance(0.06),
      address: {
        line1: `${random.whole(1, 140)} ${random.pick(['Elm Park', 'Chapel Lane', 'Sandymount Avenue', 'Orchard Close'])}`, // oxfmt-ignore
        city: random.chance(0.8) ? branch.address.city : random.pick(['Waterford', 'Sligo', 'Kilkenny']),
        postcode: `${branch.address.postcode.split(' ')[0]} ${random.pick(['A', 'C', 'E', 'K'])}${random.whole(100, 999)}`, // oxfmt-ignore
        country: branch.address.city === 'Belfast' ? 'GB' : 'IE',
      },
      branchId: branch.id,
      relationshipManager: manager ? { name: `${manager.firstName} ${manager.lastName}`, email: manager.email } : null,
      preferences: {
        paperless: random.chance(0.6),
        marketing: random.chance(0.4),
        language: random.pick(['en', 'en', 'en', 'ga', 'pl']),
      },
      customerSince: day(-random.whole(20, 5200)),
    }
  })
}

function createAccounts(random: Random, { day, moment }: Days, customers: Customer[]): Account[] {
  return Array.from({ length: 190 }, (_, index) => {
    const owner = index < customers.length ? customers[index]! : random.pick(customers)
    const type = index < customers.length ? random.pick(['CURRENT', 'CURRENT', 'JOINT']) : random.pick(['SAVINGS', 'SAVINGS', 'CURRENT', 'FIXED_DEPOSIT']) // oxfmt-ignore
    const status = random.pick(['open', 'open', 'open', 'open', 'open', 'open', 'open', 'dormant', 'blocked', 'closed'])
    const age = random.whole(10, 3600)
    const accountNumber = digits(random, 8)
    const isSaving = type === 'SAVINGS' || type === 'FIXED_DEPOSIT'
    const isOverdrawn = !isSaving && random.chance(0.12)
    return {
      id: 5001 + index,
      accountNumber,
      iban: `IE${random.whole(10, 99)}FERN93${digits(random, 4)}${accountNumber}`,
      type,
      nickname: random.chance(0.15) ? random.pick(['Holiday pot', 'Rainy day', 'House fund', 'Bills']) : null,
      currency: random.pick(['EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'GBP', 'USD']),
      balance:
        status === 'closed'
          ? 0
          : cents(
              isOverdrawn
                ? -random.whole(500, 90_000) / 100
                : random.whole(2_000, isSaving ? 6_000_000 : 900_000) / 100,
            ),
      overdraftLimit: isSaving ? 0 : random.pick([0, 0, 500, 1000, 2500]),
      interestRate: isSaving ? random.whole(5, 40) / 10 : null,
      status,
      customerId: owner.id,
      branchId: owner.branchId,
      openedAt: moment(-age, random.whole(36, 66) / 96),
      closedAt: status === 'closed' ? `${shiftDay(day(-age), Math.round(age * 0.7))}T11:20:00.000Z` : null,
    }
  })
}

function createCards(random: Random, { day, moment }: Days, accounts: Account[], customers: Customer[]): Card[] {
  const payers = accounts.filter(one => one.type === 'CURRENT' || one.type === 'JOINT')
  const used = new Set<string>()
  return Array.from({ length: 200 }, (_, index) => {
    const account = index < payers.length ? payers[index]! : random.pick(payers)
    const { firstName, lastName } = customers.find(({ id }) => id === account.customerId)!
    const issued = random.whole(5, 1250)
    const expires = 1300 - issued
    let last4 = String(random.whole(1000, 9999))
    while (used.has(last4)) last4 = String(random.whole(1000, 9999))
    used.add(last4)
    const daily = random.pick([300, 500, 1000, 2000])
    return {
      id: `crd_${7100 + index * 3}`,
      accountId: account.id,
      cardholderName: `${firstName} ${lastName}`,
      type: random.pick(['debit', 'debit', 'debit', 'credit', 'virtual']),
      network: random.pick(NETWORKS),
      last4,
      status: random.pick(['active', 'active', 'active', 'active', 'active', 'active', 'frozen', 'lost', 'expired']),
      contactless: random.chance(0.8),
      limits: { daily, monthly: daily * random.pick([10, 15, 20]), atm: random.pick([200, 400, 600]) },
      issuedAt: moment(-issued, 0.5),
      expiresOn: day(expires),
    }
  })
}

interface Ledger {
  accounts: Account[]
  cards: Card[]
  merchants: Merchant[]
}
function createTransactions(random: Random, { moment }: Days, { accounts, cards, merchants }: Ledger): Transaction[] {
  const busy = cards.filter(one => one.status === 'active').slice(0, 90)
  const savers = accounts.filter(one => one.interestRate !== null && one.status !== 'closed')
  const titles = { cashWithdrawal: 'ATM withdrawal', salary: 'Salary', interest: 'Interest', fee: 'Account fee' }
  return Array.from({ length: 640 }, (_, index) => {
    const type = random.pick(['cardPayment', 'cardPayment', 'cardPayment', 'cardPayment', 'cardPayment', 'cashWithdrawal', 'directDebit', 'salary', 'interest', 'fee']) // oxfmt-ignore
    const card = random.pick(busy)
    const usesCard = type === 'cardPayment' || type === 'cashWithdrawal'
    const account = type === 'interest' ? random.pick(savers) : accounts.find(({ id }) => id === card.accountId)!
    const shop = type === 'cardPayment' ? random.pick(merchants) : type === 'directDebit' ? random.pick(merchants.filter(one => one.category === 'UTILITIES')) : undefined // oxfmt-ignore
    const offset = -Math.floor((639 - index) / 6)
    const amount = { cardPayment: random.whole(250, 26_000), cashWithdrawal: random.whole(2, 30) * 1000, directDebit: random.whole(2500, 19_000), salary: random.whole(150_000, 460_000), interest: random.whole(10, 9000), fee: random.pick([450, 700, 1200]) }[type]! // oxfmt-ignore
    return {
      id: `txn_${30_011 + index * 2}`,
      accountId: account.id,
      cardId: usesCard ? card.id : null,
      type,
      direction: type === 'salary' || type === 'interest' ? 'CREDIT' : 'DEBIT',
      amount: amount / 100,
      currency: account.currency,
      merchant: shop ? { id: shop.id, name: shop.name } : null,
      category: shop?.category ?? null,
      description: shop?.name ?? titles[type as keyof typeof titles],
      status: offset > -3 ? 'pending' : usesCard && random.chance(0.08) ? random.pick(['disputed', 'reversed']) : 'booked', // oxfmt-ignore
      bookedAt: moment(offset, random.whole(30, 90) / 96),
    }
  })
}

function createTransfers(random: Random, { day, moment }: Days, accounts: Account[]): Transfer[] {
  const senders = accounts.filter(one => one.status === 'open').slice(0, 60)
  return Array.from({ length: 130 }, (_, index) => {
    const offset = index > 105 ? random.whole(1, 25) : -random.whole(0, 90)
    const status = offset > 0 ? random.pick(['Scheduled', 'Scheduled', 'Cancelled']) : random.pick(['Completed', 'Completed', 'Completed', 'Completed', 'Failed', 'Cancelled']) // oxfmt-ignore
    const from = random.pick(senders)
    const inside = random.chance(0.4) ? random.pick(accounts) : undefined
    return {
      id: 66_020 + index,
      fromAccountId: from.id,
      toIban: inside?.iban ?? `DE${random.whole(10, 99)}500105175407${digits(random, 6)}`,
      beneficiaryName: random.pick(PAYEES),
      amount: random.whole(1_000, 1_500_000) / 100,
      currency: from.currency,
      reference: random.chance(0.7) ? random.pick(['Rent', 'Invoice 2291', 'Deposit', 'Gift', 'Car']) : null,
      status,
      channel: random.pick(CHANNELS),
      scheduledFor: day(offset),
      executedAt: status === 'Completed' ? moment(offset, random.whole(10, 40) / 96) : null,
    }
  })
}

function createLoans(random: Random, { day }: Days, customers: Customer[]): Loan[] {
  return Array.from({ length: 64 }, (_, index) => {
    const product = random.pick(LOAN_PRODUCTS)
    const principal = product === 'mortgage' ? random.whole(90, 480) * 1000 : random.whole(20, 400) * 100
    const termMonths = product === 'mortgage' ? random.pick([240, 300, 360]) : random.pick([24, 36, 48, 60, 84])
    const status = random.pick(['ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'IN_ARREARS', 'PAID_OFF', 'DEFAULTED']) // oxfmt-ignore
    const age = random.whole(30, 1400)
    const isLate = status === 'IN_ARREARS' || status === 'DEFAULTED'
    return {
      id: `LN-${2040 + index}`,
      customerId: random.pick(customers).id,
      product,
      principal,
      outstandingBalance: status === 'PAID_OFF' ? 0 : cents((principal * random.whole(20, 97)) / 100),
      interestRate: product === 'mortgage' ? random.whole(28, 52) / 10 : random.whole(55, 129) / 10,
      termMonths,
      monthlyPayment: cents((principal * 1.25) / termMonths),
      daysPastDue: isLate ? random.whole(status === 'DEFAULTED' ? 91 : 4, status === 'DEFAULTED' ? 260 : 88) : 0,
      status,
      startDate: day(-age),
      nextPaymentDate: status === 'PAID_OFF' || status === 'DEFAULTED' ? null : day(random.whole(1, 30)),
    }
  })
}

function createStandingOrders(random: Random, { day }: Days, accounts: Account[]): StandingOrder[] {
  const payers = accounts.filter(one => one.status === 'open' && one.interestRate === null)
  return Array.from({ length: 72 }, (_, index) => {
    const active = random.chance(0.8)
    return {
      id: 9301 + index,
      accountId: random.pick(payers).id,
      beneficiaryName: random.pick(PAYEES),
      beneficiaryIban: `IE${random.whole(10, 99)}AIBK9311${digits(random, 10)}`,
      amount: random.whole(10, 1400),
      frequency: random.pick(['monthly', 'monthly', 'monthly', 'weekly', 'quarterly']),
      reference: random.pick(['Rent', 'Membership', 'Childcare', 'Donation', 'Premium']),
      active,
      startDate: day(-random.whole(30, 1500)),
      endDate: random.chance(0.35) ? day(random.whole(40, 700)) : null,
      nextRunOn: active ? day(random.whole(1, 31)) : null,
    }
  })
}
