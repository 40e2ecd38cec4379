import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { ADD_ONS, COMPANIES, CUSTOMER_NOTES, DIALLED, JOBS, PEOPLE, PRODUCT_PLANS, REGION_OF, RETIRED, STREETS, SUBJECTS, TIERS } from './catalogue.ts' // oxfmt-ignore
import { CANCELLATION_REASONS, SAAS_PRODUCTS, type SaasAddOn, type SaasCase, type SaasCustomer, type SaasInvoice, type SaasManager, type SaasPlan, type SaasSubscription } from './kinds.ts' // oxfmt-ignore

type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
export type SubscriptionsData = ReturnType<typeof createSubscriptionsData>
const cents = (amount: number) => Math.round(100 * amount) / 100
const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ø', 'o').replaceAll(/[^a-z]+/g, '') // oxfmt-ignore

function uuid(random: Random): string {
  const hex = (length: number) => Array.from({ length }, () => random.whole(0, 15).toString(16)).join('')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`
}
/** The same day some months later, or the last of that month. */
export function addMonths(day: string, months: number): string {
  const total = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const [year, month] = [Math.floor(total / 12), total % 12]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(last, Number(day.slice(8, 10))))).toISOString().slice(0, 10)
}
export const MONTHS_OF: Record<string, number> = { Monthly: 1, Quarterly: 3, Annual: 12 }
/** When the next term of a subscription begins, after a day. */
export function nextRenewal(startedOn: string, cycle: string, after: string): string {
  for (let term = 1; ; term++) {
    const on = addMonths(startedOn, term * MONTHS_OF[cycle]!)
    if (on > after) return on
  }
}
/** What a subscription costs a month. */
export const monthlyAmount = (one: Pick<SaasSubscription, 'seats' | 'discountPercent' | 'addOns'>, plan: SaasPlan, addOns: SaasAddOn[]) => // oxfmt-ignore
  cents((1 - one.discountPercent / 100) * (one.seats * plan.pricePerSeat + one.addOns.reduce((sum, held) => sum + held.quantity * addOns.find(({ id }) => id === held.addOnId)!.monthlyPrice, 0))) // oxfmt-ignore

/** 20 account managers, 80 customers, 20 plans, 20 add-ons, 112 subscriptions, 140 cases, and the invoices of three months. */
export function createSubscriptionsData(clock: Date) {
  const random = createRandom(77_203)
  const days = createDays(clock)
  const saasManagers = createManagers(random, days)
  const saasCustomers = createCustomers(random, days, saasManagers)
  const saasPlans = createPlans(random)
  const saasAddOns = ADD_ONS.map(([code, name, monthlyPrice, description]): SaasAddOn => ({ id: uuid(random), code, name, description, monthlyPrice })) // oxfmt-ignore
  const saasSubscriptions = createSubscriptions(random, days, saasCustomers, saasPlans, saasAddOns)
  const saasCases = createCases(random, days, saasCustomers, saasSubscriptions, saasPlans)
  const saasInvoices = createInvoices(random, days, saasSubscriptions, saasCustomers)
  return { saasManagers, saasCustomers, saasPlans, saasAddOns, saasSubscriptions, saasInvoices, saasCases }
}

function createManagers(random: Random, { day }: Days): SaasManager[] {
  const taken = new Set<string>()
  const SEATS = { Nordics: 5, Benelux: 4, Dach: 4, UkAndIreland: 4, SouthernEurope: 3 }
  return Object.entries(SEATS).flatMap(([region, count]) =>
    Array.from({ length: count }, (): SaasManager => {
      const [first, last] = PEOPLE[region]!
      const firstName = random.pick(first.filter(name => !taken.has(name)))
      const lastName = random.pick(last.filter(name => !taken.has(name)))
      taken.add(firstName).add(lastName)
      return {
        id: uuid(random),
        firstName,
        lastName,
        email: `${plain(firstName)}.${plain(lastName)}@larkfield.example`,
        phone: `+31 20 555 ${random.whole(1000, 9999)}`,
        region,
        quarterlyTarget: 500 * random.whole(12, 60),
        hiredOn: day(-random.whole(60, 2600)),
        isOnLeave: random.chance(0.12),
      }
    }),
  )
}

function createCustomers(random: Random, { day }: Days, managers: SaasManager[]): SaasCustomer[] {
  /** Mixed up, so that they do not stand by country. */
  const mixed = COMPANIES.map(one => ({ one, at: random.next() })).toSorted((a, b) => a.at - b.at)
  return mixed.map(({ one: [name, industry, countryCode, city] }, index): SaasCustomer => {
    const region = REGION_OF[countryCode]!
    const [first, last] = PEOPLE[region]!
    const [firstName, lastName] = [
      random.pick(first),
      random.pick(last.filter(name => managers.every(one => one.lastName !== name))),
    ]
    const own = managers.filter(other => other.region === region)
    const dialled = `+${DIALLED[countryCode]}`
    return {
      id: uuid(random),
      customerNumber: `C-${1040 + index}`,
      name,
      industry,
      employeeCount: random.chance(0.3) ? random.whole(150, 900) : random.whole(6, 140),
      accountManagerId: random.chance(0.11) ? null : own[Math.floor(own.length * random.next() ** 1.4)]!.id,
      customerSince: day(-Math.ceil(1900 * (1 - index / 80) ** 1.3) - 3),
      vatNumber: random.chance(0.1) ? null : `${countryCode}${random.whole(100_000_000, 999_999_999)}`,
      isReference: random.chance(0.25),
      billingAddress: { street: `${random.pick(STREETS[countryCode] ?? STREETS[region]!)} ${random.whole(1, 180)}`, postalCode: String(random.whole(1011, 9899)), city, countryCode }, // oxfmt-ignore
      primaryContact: {
        firstName,
        lastName,
        jobTitle: random.pick(JOBS),
        email: `${plain(firstName)}.${plain(lastName)}@${plain(name)}.example`,
        phone: random.chance(0.15) ? null : `${dialled} ${random.whole(20, 99)} ${random.whole(100, 999)} ${random.whole(1000, 9999)}`, // oxfmt-ignore
      },
      notes: random.chance(0.25) ? random.pick(CUSTOMER_NOTES) : null,
    }
  })
}

function createPlans(random: Random): SaasPlan[] {
  return SAAS_PRODUCTS.flatMap(product =>
    TIERS.map(([tier, minimumSeats, trialDays, what], index): SaasPlan => {
      const code = `${product.slice(0, 3)}-${tier}`.toUpperCase()
      return { id: uuid(random), code, name: `${product} ${tier}`, product, pricePerSeat: PRODUCT_PLANS[product].prices[index]!, minimumSeats, trialDays, isRetired: RETIRED.includes(code), description: `${PRODUCT_PLANS[product].what} ${what}` } // oxfmt-ignore
    }),
  )
}

/** Every customer has one; the first of them and some others two or three. */
function createSubscriptions(
  random: Random,
  { day }: Days,
  customers: SaasCustomer[],
  plans: SaasPlan[],
  addOns: SaasAddOn[],
): SaasSubscription[] {
  // oxfmt-ignore
  const [today, yesterday] = [day(0), day(-1)]
  const buyers = [...customers, ...Array.from({ length: 32 }, () => random.pick(customers.slice(0, 66)))]
  const drafts = buyers.map((customer, index) => {
    const isLater = index >= customers.length
    const first = customer.customerSince
    const age = Math.round((Date.parse(today) - Date.parse(first)) / 86_400_000)
    const isTried = index >= customers.length + 24
    return { customer, startedOn: isLater ? day(-random.whole(2, isTried ? 12 : Math.max(15, age - 1))) : first }
  })
  drafts.sort((one, other) => (one.startedOn < other.startedOn ? -1 : one.startedOn > other.startedOn ? 1 : 0))
  const held = new Set<string>()
  return drafts.map(({ customer, startedOn }, index): SaasSubscription => {
    const fresh = startedOn >= day(-13)
    const recent = startedOn > day(-75)
    const canBeLate = startedOn < day(-40)
    const chance = random.next()
    const status = fresh ? 'Trial' : recent ? (canBeLate && chance < 0.2 ? 'PastDue' : 'Active') : chance < 0.17 ? 'Cancelled' : chance < 0.25 ? 'Paused' : chance < 0.34 ? 'PastDue' : 'Active' // oxfmt-ignore
    const product = random.pick(SAAS_PRODUCTS.filter(name => !held.has(`${customer.id} ${name}`)))
    held.add(`${customer.id} ${product}`)
    const size = customer.employeeCount
    const tier = fresh
      ? random.pick([1, 1, 2])
      : size > 300
        ? random.pick([2, 3, 3])
        : size > 80
          ? random.pick([1, 2, 2])
          : random.pick([0, 1, 1, 2])
    const isRetired = (one: SaasPlan) => one.isRetired && startedOn > day(-400)
    const found = plans.find(one => one.product === product && one.name.endsWith(TIERS[tier]![0]))!
    const plan = isRetired(found) ? plans[plans.indexOf(found) + 1]! : found
    const seats = Math.max(plan.minimumSeats, Math.round(size * (0.12 + 0.5 * random.next())))
    const taken = new Set(Array.from({ length: status === 'Trial' ? 0 : random.pick([0, 0, 1, 1, 2, 3, 4]) }, () => addOns[Math.floor(addOns.length * random.next() ** 1.5)]!)) // oxfmt-ignore
    const billingCycle =
      status === 'PastDue' ? 'Monthly' : random.pick(['Monthly', 'Monthly', 'Monthly', 'Quarterly', 'Annual', 'Annual'])
    const discountPercent = random.pick([0, 0, 0, 5, 10, 10, 15, 20])
    const isRunning = status === 'Active' || status === 'PastDue'
    const share = { seats, discountPercent, addOns: [...taken].map(one => ({ addOnId: one.id, quantity: ['STO', 'KIO'].includes(one.code) ? random.whole(1, 4) : 1 })) } // oxfmt-ignore
    return {
      id: uuid(random),
      number: `SUB-${20_310 + index}`,
      customerId: customer.id,
      planId: plan.id,
      status,
      billingCycle,
      ...share,
      monthlyAmount: monthlyAmount(share, plan, addOns),
      autoRenew: status !== 'Cancelled' && !random.chance(0.17),
      startedOn,
      trialEndsOn: status === 'Trial' ? shiftDay(startedOn, plan.trialDays) : null,
      renewsOn: isRunning ? nextRenewal(startedOn, billingCycle, yesterday) : null,
      pausedOn: status === 'Paused' ? day(-random.whole(3, 70)) : null,
      cancelledOn: status === 'Cancelled' ? day(-Math.min(random.whole(4, 260), random.whole(4, 260))) : null,
      cancellationReason: status === 'Cancelled' ? random.pick(CANCELLATION_REASONS) : null,
    }
  })
}

/** Those of the last three months; who is past due has not paid the last one or two. */
function createInvoices(
  random: Random,
  { day }: Days,
  subscriptions: SaasSubscription[],
  customers: SaasCustomer[],
): SaasInvoice[] {
  // oxfmt-ignore
  const [from, today] = [day(-92), day(0)]
  const drafts = subscriptions.flatMap(one => {
    if (one.status === 'Trial') return []
    const months = MONTHS_OF[one.billingCycle]!
    const end = one.cancelledOn ?? one.pausedOn ?? today
    const terms: string[] = []
    for (let term = 0, on = one.startedOn; on <= end; on = addMonths(one.startedOn, ++term * months))
      if (on >= from) terms.push(on)
    return terms.map((issuedOn, index) => ({ one, issuedOn, left: terms.length - index }))
  })
  drafts.sort((a, b) => (a.issuedOn < b.issuedOn ? -1 : a.issuedOn > b.issuedOn ? 1 : 0))
  return drafts.map(({ one, issuedOn, left }, index): SaasInvoice => {
    const customer = customers.find(({ id }) => id === one.customerId)!
    const dueOn = shiftDay(issuedOn, 14)
    const late = one.status === 'PastDue' && left <= 2
    const paid = shiftDay(issuedOn, random.whole(1, 13))
    const isPaid = paid < today && !late
    const status = late ? (dueOn < today ? 'PastDue' : 'Open') : isPaid && random.chance(0.04) ? 'Void' : isPaid ? 'Paid' : 'Open' // oxfmt-ignore
    const netAmount = cents(MONTHS_OF[one.billingCycle]! * one.monthlyAmount)
    const vatAmount = customer.billingAddress.countryCode === 'NL' ? cents(0.21 * netAmount) : 0
    return {
      id: uuid(random),
      number: `INV-${48_120 + index}`,
      subscriptionId: one.id,
      status,
      issuedOn,
      dueOn,
      paidOn: status === 'Paid' ? paid : null,
      netAmount,
      vatAmount,
      totalAmount: cents(netAmount + vatAmount),
      paymentMethod: late ? random.pick(['Card', 'BankTransfer']) : random.pick(['DirectDebit', 'DirectDebit', 'Card', 'BankTransfer']), // oxfmt-ignore
      remindersSent: status === 'PastDue' ? random.whole(0, 3) : 0,
    }
  })
}

function createCases(
  random: Random,
  { moment }: Days,
  customers: SaasCustomer[],
  subscriptions: SaasSubscription[],
  plans: SaasPlan[],
): SaasCase[] {
  // oxfmt-ignore
  return Array.from({ length: 140 }, (_, index): SaasCase => {
    const from = -Math.ceil(210 * (1 - index / 140) ** 1.5)
    const openedAt = moment(from, random.whole(14, 34) / 48)
    const known = customers.filter(one => one.customerSince < openedAt.slice(0, 10))
    const customer = known[Math.floor(known.length * random.next() ** 1.3)]!
    const own = subscriptions.filter(one => one.customerId === customer.id)
    const { planId } = random.pick(own)
    const type = random.pick(['Question', 'Question', 'Incident', 'Incident', 'Incident', 'FeatureRequest', 'FeatureRequest', 'Billing']) // oxfmt-ignore
    const priority = type === 'Incident' ? random.pick(['Normal', 'High', 'High', 'Urgent']) : random.pick(['Low', 'Normal', 'Normal', 'High']) // oxfmt-ignore
    const old = type === 'FeatureRequest' ? random.pick(['InProgress', 'Closed', 'Resolved']) : random.pick(['Resolved', 'Closed', 'Closed', 'Closed']) // oxfmt-ignore
    const status = from < -40 ? old : from < -12 ? random.pick(['Resolved', 'Closed', 'InProgress', 'WaitingForCustomer']) : from < -6 ? random.pick(['InProgress', 'WaitingForCustomer', 'Resolved']) : random.pick(['New', 'New', 'New', 'InProgress']) // oxfmt-ignore
    const isDone = status === 'Resolved' || status === 'Closed'
    const [subject, description] = random.pick(SUBJECTS[type]!)
    return {
      id: uuid(random),
      number: `CS-${7412 + index}`,
      customerId: customer.id,
      product: plans.find(one => one.id === planId)!.product,
      type,
      priority,
      status,
      channel: random.pick(['Email', 'Email', 'Email', 'Phone', 'Chat', 'Portal', 'Portal']),
      subject,
      description: random.chance(0.15) ? null : description,
      openedAt,
      resolvedAt: isDone ? moment(Math.min(0, from + random.whole(0, 9)), random.whole(35, 40) / 48) : null,
      satisfactionScore: isDone && random.chance(0.6) ? random.pick([1, 2, 3, 4, 4, 4, 5, 5, 5]) : null,
    }
  })
}
