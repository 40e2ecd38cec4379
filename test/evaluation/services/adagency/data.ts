import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { BRIEFS, CAMPAIGNS, CHANNELS, CLIENTS, POSTCODES, STAFF, STREETS } from './catalogue.ts'
import type { Activity, AdCampaign, AdChannel, AdClient, AdInvoice, AdPlacement, AdStaff, AdTimeEntry, Department, Medium } from './kinds.ts' // oxfmt-ignore

export type AdagencyData = ReturnType<typeof createAdagencyData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
export const pence = (amount: number) => Math.round(100 * amount) / 100
/** VAT in per cent. */
export const VAT = 20

/** 23 staff, 20 channels, 32 clients, 51 campaigns, some 200 placements, 220 time entries and 110 invoices. */
export function createAdagencyData(clock: Date) {
  const random = createRandom(58_102)
  const days = createDays(clock)
  const adStaff = createStaff(random, days)
  const adChannels = CHANNELS.map(([name, medium, publisher, pricingModel, leadTimeDays], index): AdChannel => ({ id: 11 + index, name, medium, publisher, pricingModel, leadTimeDays, bookingEmail: `bookings@${publisher.toLowerCase().replaceAll(/\W/g, '')}.example` })) // oxfmt-ignore
  const adClients = createClients(random, days, adStaff)
  const adCampaigns = createCampaigns(random, days, adStaff, adClients)
  const adPlacements = createPlacements(random, days, adCampaigns, adChannels)
  const adTimeEntries = createTimeEntries(random, days, adCampaigns, adStaff)
  const adInvoices = createInvoices(random, days, adCampaigns, adClients)
  return { adStaff, adChannels, adClients, adCampaigns, adPlacements, adTimeEntries, adInvoices }
}

function createStaff(random: Random, { day }: Days): AdStaff[] {
  return STAFF.map(([firstName, lastName, jobTitle, department, hourlyRate, weeklyHours, isFreelance], index) => ({
    id: index + 1,
    firstName,
    lastName,
    email: `${firstName}.${lastName}@loudheron.example`.toLowerCase(),
    jobTitle,
    department,
    hourlyRate,
    weeklyHours,
    isFreelance: isFreelance ?? false,
    joinedOn: index === 0 ? day(-4100) : day(-random.whole(70, 2900)),
  }))
}

function createClients(random: Random, { day }: Days, staff: AdStaff[]): AdClient[] {
  return CLIENTS.map(([name, industry, city, contact, domain, manager, retainer, gone], index) => ({
    id: 101 + index,
    name,
    industry,
    isActive: !gone,
    contact: { name: contact, email: `${contact.split(' ').at(-1)!.toLowerCase()}@${domain}.example`, phone: `01${random.whole(172, 458)} ${random.whole(210_000, 969_999)}` }, // oxfmt-ignore
    address: { street: `${random.whole(2, 140)} ${random.pick(STREETS)}`, city, postcode: `${POSTCODES[city]!} ${random.whole(1, 9)}${random.pick(['AB', 'DN', 'HX', 'QT'])}` }, // oxfmt-ignore
    accountManager: staff[manager - 1]!.id,
    retainerFee: retainer ?? null,
    paymentTermsDays: random.pick([14, 30, 30, 30, 45]),
    signedOn: day(-random.whole(460, 2200)),
  }))
}

/** Campaigns begin one after another, the first a year ago and the last in three months. */
function createCampaigns(random: Random, { day }: Days, staff: AdStaff[], clients: AdClient[]): AdCampaign[] {
  const of = (department: Department) => staff.filter(one => one.department === department)
  return CAMPAIGNS.map(([name, clientAt, objective], index) => {
    const start = index < 30 ? -390 + 11 * index + random.whole(0, 6) : index < 39 ? -58 + 6 * (index - 30) + random.whole(0, 4) : 3 + 7 * (index - 39) + random.whole(0, 4) // oxfmt-ignore
    const isLong = index > 23 && index < 39
    const end = start + (isLong ? Math.max(10 - start, 40) + random.whole(0, 70) : random.whole(24, 80))
    const client = clients[clientAt - 1]!
    const usual = end < 0 ? 'completed' : start <= 0 ? 'running' : random.chance(0.45) ? 'draft' : 'approved'
    const status = [5, 17, 43].includes(index) ? 'cancelled' : [25, 29, 34].includes(index) ? 'on_hold' : usual
    const lead = random.chance(0.7) ? client.accountManager : random.pick([2, 3, 4, 5])
    const team = new Set([lead, random.pick(of('creative')).id, random.pick(of('creative')).id, random.pick(of('media')).id]) // oxfmt-ignore
    if (random.chance(0.6)) team.add(random.pick(of('strategy')).id)
    if (random.chance(0.55)) team.add(random.pick(of('production')).id)
    if (random.chance(0.3)) team.add(random.pick(of('client_services').slice(4)).id)
    return {
      id: 401 + index,
      name,
      client: client.id,
      status,
      objective,
      lead,
      team: [...team].toSorted((one, other) => one - other),
      startDate: day(start),
      endDate: day(end),
      budget: 500 * random.whole(client.retainerFee === null ? 14 : 30, client.industry === 'finance' ? 240 : 170),
      brief: random.pick(BRIEFS),
    }
  })
}

const FORMATS: Record<Medium, AdPlacement['adFormat'][]> = { out_of_home: ['poster'], print: ['print_ad'], radio: ['audio_spot'], search: ['text_ad'], social: ['image', 'image', 'video'], tv: ['video'], video: ['video'] } // oxfmt-ignore
/** The least and the most that an ad costs, the impressions of a pound and the clicks of a thousand impressions. */
const PRICES: Record<Medium, [least: number, most: number, reach: number, clicks: number]> = { out_of_home: [1800, 9500, 60, 0], print: [650, 4800, 22, 0], radio: [900, 6200, 48, 0], search: [400, 5200, 16, 48], social: [350, 6400, 110, 11], tv: [7500, 24_000, 75, 0], video: [700, 7800, 70, 4] } // oxfmt-ignore

/** An ad runs for a part of its campaign, and is where its campaign is. */
function createPlacements(
  random: Random,
  { day }: Days,
  campaigns: AdCampaign[],
  channels: AdChannel[],
): AdPlacement[] {
  // oxfmt-ignore
  const today = day(0)
  const rows = campaigns.flatMap(campaign => {
    const wanted = campaign.status === 'draft' ? random.whole(1, 3) : random.whole(3, 6)
    const chosen = new Set(Array.from({ length: wanted }, () => random.pick(channels)))
    return [...chosen].map(channel => ({ campaign, channel }))
  })
  return rows.map(({ campaign, channel }, index): AdPlacement => {
    const length = (Date.parse(campaign.endDate) - Date.parse(campaign.startDate)) / 86_400_000
    const from = Math.floor(length * random.next() * 0.45)
    const startsOn = shiftDay(campaign.startDate, from)
    const endsOn = shiftDay(startsOn, Math.max(6, Math.floor((length - from) * (0.45 + 0.5 * random.next()))))
    const running = endsOn < today ? 'finished' : startsOn <= today ? 'live' : 'booked'
    const held = endsOn < today ? 'finished' : startsOn <= today ? 'cancelled' : 'planned'
    const status = { draft: 'planned', approved: random.chance(0.5) ? 'booked' : 'planned', running, on_hold: held, completed: 'finished', cancelled: 'cancelled' }[campaign.status] as AdPlacement['status'] // oxfmt-ignore
    const [least, most, reach, clicked] = PRICES[channel.medium]
    const cost = 10 * random.whole(least / 10, most / 10)
    const isDropped = ['finished', 'live', 'booked'].includes(status) && random.chance(0.06)
    const share = status === 'live' ? (Date.parse(today) - Date.parse(startsOn)) / (Date.parse(endsOn) - Date.parse(startsOn)) : 1 // oxfmt-ignore
    const hasRun = !isDropped && ['finished', 'live'].includes(status)
    const impressions = hasRun ? Math.round(cost * reach * share * (0.6 + 0.9 * random.next())) : null
    const clicks = impressions !== null && clicked > 0 ? Math.round((impressions * clicked * (0.6 + 0.8 * random.next())) / 1000) : null // oxfmt-ignore
    return {
      id: 3001 + index,
      reference: `PL-${4117 + 3 * index}`,
      campaign: campaign.id,
      channel: channel.id,
      adFormat: random.pick(FORMATS[channel.medium]),
      status: isDropped ? 'cancelled' : status,
      startsOn,
      endsOn,
      cost,
      performance: { impressions, clicks },
    }
  })
}

const WORK: Record<Department, [Activity, string[]][]> = {
  client_services: [['account_handling', ['Status call', 'Client meeting', 'Feedback round', 'Estimate and schedule']]],
  creative: [
    ['copywriting', ['Headlines', 'Radio script', 'Landing page copy', 'Product captions']],
    ['design', ['Key visual', 'Layout variants', 'Resizing for social', 'Poster artwork', 'Storyboard']],
  ],
  media: [['media_planning', ['Media plan', 'Booking the slots', 'Bid changes', 'Weekly numbers']]],
  strategy: [['research', ['Audience research', 'Competitor review', 'Workshop preparation']]],
  production: [['production', ['Shoot day', 'Rough cut', 'Sound mix', 'Retouching']]],
}

/** On working days of the last five months, by people of the campaign's team. */
function createTimeEntries(random: Random, { day }: Days, campaigns: AdCampaign[], staff: AdStaff[]): AdTimeEntry[] {
  const isWeekday = (one: string) => ![0, 6].includes(new Date(`${one}T00:00:00Z`).getUTCDay())
  const dates: string[] = []
  while (dates.length < 220) {
    const date = day(-random.whole(0, 152))
    if (isWeekday(date)) dates.push(date)
  }
  return dates.toSorted().map((workDate, index): AdTimeEntry => {
    const open = campaigns.filter(one => !['draft', 'cancelled'].includes(one.status) && one.startDate <= shiftDay(workDate, 35) && one.endDate >= workDate) // oxfmt-ignore
    const campaign = random.pick(open)
    const worker = random.pick(campaign.team)
    const person = staff.find(one => one.id === worker)!
    const jobs = WORK[person.department]
    const isWriter = person.jobTitle.includes('Copywriter')
    const [activity, told] = jobs.length === 1 ? jobs[0]! : isWriter ? jobs[0]! : jobs[1]!
    return {
      id: 7001 + index,
      staffMember: person.id,
      campaign: campaign.id,
      workDate,
      hours: random.whole(2, person.weeklyHours > 24 ? 28 : 32) / 4,
      activity,
      isBillable: random.chance(0.8),
      description: random.pick(told),
    }
  })
}

/** A part of a campaign's budget, or a month's retainer; the newest are not sent yet. */
function createInvoices(random: Random, { day }: Days, campaigns: AdCampaign[], clients: AdClient[]): AdInvoice[] {
  const [today, offsets] = [day(0), Array.from({ length: 110 }, () => -2 - Math.floor(393 * random.next() ** 1.4))]
  const retained = clients.filter(one => one.retainerFee !== null)
  return offsets
    .toSorted((one, other) => one - other)
    .map((offset, index): AdInvoice => {
      const issued = day(offset)
      const begun = campaigns.filter(one => one.startDate < issued && shiftDay(one.endDate, 45) > issued && one.status !== 'cancelled') // oxfmt-ignore
      const campaign = begun.length === 0 || random.chance(0.35) ? undefined : random.pick(begun)
      const client = campaign ? clients.find(one => one.id === campaign.client)! : random.pick(retained)
      const netAmount = campaign ? 50 * Math.round((campaign.budget * random.pick([0.2, 0.25, 0.3, 0.4])) / 50) : client.retainerFee! // oxfmt-ignore
      const due = shiftDay(issued, client.paymentTermsDays)
      const share = due < day(-45) ? 1 : due < today ? 0.5 : 0.15
      const status = index >= 103 ? 'draft' : [12, 47, 78].includes(index) ? 'cancelled' : random.chance(share) ? 'paid' : 'sent' // oxfmt-ignore
      const settled = shiftDay(issued, random.whole(6, client.paymentTermsDays + 8))
      const isDraft = status === 'draft'
      return {
        id: 5001 + index,
        number: `INV-${20_316 + index}`,
        client: client.id,
        campaign: campaign?.id ?? null,
        status,
        issueDate: isDraft ? null : issued,
        dueDate: isDraft ? null : due,
        paidOn: status === 'paid' ? (settled < today ? settled : today) : null,
        netAmount,
        vatAmount: pence((netAmount * VAT) / 100),
        totalAmount: pence(netAmount * (1 + VAT / 100)),
      }
    })
}
