import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { cents } from '../set-i/cents.ts'

const { either } = gold
const words = (value: string) => gold.spelled(value, value.replaceAll('_', ' ').toLowerCase())

/** What a field holds, said as people say it, over the letting agency, the box office, the help desk and the billing. */
export const askLettingsAndSupport = (facts: Facts): Question[] => [
  ...askLettings(facts),
  ...askBoxoffice(facts),
  ...askHelpdesk(facts),
  ...askBilling(facts),
]

function askLettings({ lettings, today, day }: Facts): Question[] {
  const { buildings, flats, tenants, tenancies, contractors, jobs } = lettings
  const { ask, questions } = createQuestions('p3', 'lettings')
  const beacon = pick.nth(buildings, one => one.caption === 'Beacon Point')
  ask('conditions', '4-bedroom flats', gold.set(flats.filter(one => one.bedrooms === 4)))
  ask(
    'conditions',
    'one-bed flats at Beacon Point',
    gold.set(flats.filter(one => one.bedrooms === 1 && one.buildingRef === beacon.ref)),
  )
  const volt = pick.nth(contractors, one => one.firm === 'Volt House')
  const theirs = jobs.filter(one => one.contractorRef === volt.ref)
  ask(
    'join',
    'jobs done by Volt House',
    either(gold.set(theirs.filter(one => one.stage === 'COMPLETED')), gold.set(theirs)),
  )
  ask(
    'ranking',
    'the most spacious flat',
    gold.largest(flats, one => one.areaSqm),
  )
  ask(
    'ranking',
    'newest building',
    gold.largest(buildings, one => one.builtIn),
  )
  ask(
    'ranking',
    'dearest contractor per day',
    gold.largest(contractors, one => one.dayRate),
  )
  ask(
    'conditions',
    'tenancies with a parking charge',
    gold.set(tenancies.filter(one => one.charges.some(({ label }) => label === 'Parking'))),
  )
  ask(
    'relative-dates',
    'jobs that came in this month',
    gold.set(jobs.filter(one => pick.month(one.raisedOn) === pick.month(today))),
  )
  ask(
    'relative-dates',
    'tenancies that run out in the next 90 days',
    either(...pick.within(tenancies, one => one.endsOn, today, day(90)).map(rows => gold.set(rows))),
  )
  ask(
    'aggregate',
    'how much have we been quoted for emergencies?',
    gold.money(
      pick.sum(
        jobs.filter(one => one.urgency === 'EMERGENCY'),
        one => one.quote,
      ),
    ),
  )
  ask('range', 'flats bigger than 90 square metres', gold.set(flats.filter(one => one.areaSqm > 90)))
  const worker = pick.nth(tenants, one => one.employer === 'Lumen Labs', 3)
  ask(
    'update',
    `${worker.name} now works at City Hospital`,
    gold.updated('lettings.tenants', worker, { employer: 'City Hospital' }),
  )
  return questions
}

function askBoxoffice({ boxoffice }: Facts): Question[] {
  const { venues, acts, gigs, bookings, shifts } = boxoffice
  const { ask, questions } = createQuestions('p3', 'boxoffice')
  const bands = gigs.flatMap(one => one.priceBands)
  ask(
    'aggregate',
    'how many stalls tickets have been sold?',
    gold.count(
      pick.sum(
        bands.filter(one => one.band === 'STALLS'),
        one => one.sold,
      ),
    ),
  )
  ask(
    'aggregate',
    'total hours worked on the bar',
    gold.plain(
      pick.sum(
        shifts.filter(one => one.duty === 'BAR'),
        one => one.hours,
      ),
    ),
  )
  const [, hardest] = pick.rank(shifts, one => one.worker)
  ask('conditions', `shifts worked by ${hardest!.key}`, gold.set(hardest!.rows))
  ask(
    'ranking',
    'our priciest act',
    gold.largest(acts, one => one.feeFrom),
  )
  ask(
    'ranking',
    'the biggest venue',
    gold.largest(venues, one => one.maxCapacity),
  )
  ask('lookup', 'what does Tin Cathedral charge?', gold.money(pick.nth(acts, one => one.billedAs === 'Tin Cathedral').feeFrom, { field: 'feeFrom' })) // oxfmt-ignore
  const hall = pick.nth(venues, one => one.tradingName === 'Paradox Hall')
  ask(
    'lookup',
    'when does the licence of Paradox Hall expire?',
    gold.text(pick.dayAs(hall.licensedUntil), 'licensedUntil'),
  )
  ask('range', 'venues that hold more than 500', gold.set(venues.filter(one => one.maxCapacity > 500)))
  ask('range', 'which venues fit at least 400 people?', gold.set(venues.filter(one => one.maxCapacity >= 400)))
  ask(
    'conditions',
    'gigs with a VIP box',
    gold.set(gigs.filter(one => one.priceBands.some(({ band }) => band === 'VIP_BOX'))),
  )
  ask('conditions', 'gigs that were called off', gold.set(gigs.filter(one => one.state === 'CALLED_OFF')))
  ask(
    'aggregate',
    'how much did we take for the balcony?',
    either(
      gold.money(
        pick.sum(
          bookings.filter(one => one.band === 'BALCONY'),
          one => one.amountPaid,
        ),
      ),
      gold.money(
        pick.sum(
          bookings.filter(one => one.band === 'BALCONY' && one.status === 'CONFIRMED'),
          one => one.amountPaid,
        ),
      ),
    ),
  )
  ask(
    'group',
    'gigs by state',
    gold.map(pick.rank(gigs, one => one.state).map(({ key, rows }) => [words(key), rows.length])),
  )
  ask('conditions', 'four-piece bands', gold.set(acts.filter(one => one.members === 4)))
  return questions
}

function askHelpdesk({ helpdesk, day }: Facts): Question[] {
  const { agents, requesters, tickets, timeEntries } = helpdesk
  const { ask, questions } = createQuestions('p3', 'helpdesk')
  const [, keen] = pick.rank(timeEntries, one => one.agentId)
  const agent = pick.find(agents, keen!.key)
  ask('aggregate', `how many minutes did ${agent.name} log?`, gold.plain(pick.sum(keen!.rows, one => one.minutesSpent)))
  ask(
    'join',
    `tickets solved by ${agent.name}`,
    either(
      gold.set(tickets.filter(one => one.assigneeId === agent.id && one.status === 'solved')),
      gold.set(tickets.filter(one => one.assigneeId === agent.id && one.solvedAt !== null)),
    ),
  )
  const ticket = tickets[120]!
  ask('lookup', `who is ticket ${ticket.id} from?`, either(gold.text(pick.find(requesters, ticket.requesterId).name), gold.record(pick.find(requesters, ticket.requesterId)))) // oxfmt-ignore
  ask('conditions', 'tickets tagged outage', gold.set(tickets.filter(one => one.tags.includes('outage'))))
  ask(
    'relative-dates',
    'tickets that came in yesterday',
    gold.set(tickets.filter(one => one.createdAt.startsWith(day(-1)))),
  )
  ask(
    'group',
    'tickets by channel',
    gold.map(pick.rank(tickets, one => one.channel).map(({ key, rows }) => [key, rows.length])),
  )
  const caller = pick.nth(requesters, one => !one.vip, 14)
  ask('update', `${caller.name} is a VIP now`, gold.updated('helpdesk.requesters', caller, { vip: true }))
  ask('conditions', 'tickets reopened more than twice', gold.set(tickets.filter(one => one.reopens > 2)))
  ask('conditions', 'tickets sent by chat', gold.set(tickets.filter(one => one.channel === 'chat')))
  return questions
}

function askBilling({ billing, today }: Facts): Question[] {
  const { customers, products, prices, subscriptions, refunds, disputes, coupons } = billing
  const { ask, questions } = createQuestions('p3', 'billing')
  ask(
    'aggregate',
    'how much did we refund for duplicates?',
    either(
      ...[refunds, refunds.filter(one => one.status === 'succeeded')].map(rows =>
        cents(
          pick.sum(
            rows.filter(one => one.reason === 'duplicate'),
            one => one.amount,
          ),
        ),
      ),
    ),
  )
  ask(
    'relative-dates',
    'how many customers signed up this year?',
    gold.count(customers.filter(one => pick.year(one.created) === pick.year(today)).length),
  )
  const team = pick.nth(products, one => one.name === 'Team')
  const theirs = new Set(prices.filter(one => one.product === team.id).map(one => one.id))
  ask(
    'join',
    'subscriptions with the Team plan',
    gold.set(subscriptions.filter(one => one.items.some(({ price }) => theirs.has(price)))),
  )
  ask('conditions', 'disputes that we lost', gold.set(disputes.filter(one => one.status === 'lost')))
  ask(
    'ranking',
    'most redeemed coupon',
    gold.largest(coupons, one => one.timesRedeemed),
  )
  ask('conditions', '50 percent coupons', gold.set(coupons.filter(one => one.percentOff === 50)))
  ask('range', 'coupons used more than 40 times', gold.set(coupons.filter(one => one.timesRedeemed > 40)))
  return questions
}
