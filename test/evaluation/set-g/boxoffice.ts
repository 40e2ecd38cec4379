import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'

const { either, unknown, clarify, nowrite } = gold
const words = (value: string) => gold.spelled(value, value.replaceAll('_', ' ').toLowerCase())

/** Set G over the box office: written before the engine had seen a service like it. */
export function askBoxoffice(facts: Facts): Question[] {
  const builder = createQuestions('g', 'boxoffice')
  list(builder, facts)
  count(builder, facts)
  talk(builder, facts)
  return builder.questions
}

type Builder = ReturnType<typeof createQuestions>
const dayOf = (one: { doorsAt: string }) => one.doorsAt.slice(0, 10)
const dearest = (one: { priceBands: { price: number }[] }) => pick.most(one.priceBands, band => band.price)

function list({ ask }: Builder, { boxoffice, today, day }: Facts): void {
  const { venues, acts, gigs, bookings, shifts } = boxoffice
  const venue = (name: string) => pick.nth(venues, one => one.tradingName === name)
  ask('conditions', 'jazz acts', gold.set(acts.filter(one => one.genre === 'JAZZ')))
  ask(
    'conditions',
    'which venues in Germany have step free access?',
    gold.set(venues.filter(one => one.countryCode === 'DE' && one.stepFree)),
  )
  ask('conditions', 'gigs that got called off', gold.set(gigs.filter(one => one.state === 'CALLED_OFF')))
  ask(
    'conditions',
    'over-18 gigs still on sale',
    gold.set(gigs.filter(one => one.ageLimit === 18 && one.state === 'ON_SALE')),
  )
  ask(
    'logic',
    'folk or hip hop acts not from Leeds',
    gold.set(acts.filter(one => ['FOLK', 'HIP_HOP'].includes(one.genre) && one.homeTown !== 'Leeds')),
  )
  ask(
    'range',
    'acts with fees between 3000 and 6000 pounds',
    either(...pick.within(acts, one => one.feeFrom, 3000, 6000).map(rows => gold.set(rows))),
  )
  ask('range', 'any venue that fits more than 500 people?', gold.set(venues.filter(one => one.maxCapacity > 500)))
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask(
    'dates',
    `what did we put on in ${pick.monthName(month)}?`,
    gold.set(gigs.filter(one => pick.month(one.doorsAt) === month)),
  )
  ask(
    'relative-dates',
    'gigs in the next 10 days pls',
    either(
      ...[
        [0, 10],
        [1, 10],
        [0, 9],
      ].map(([from, to]) => gold.set(gigs.filter(one => dayOf(one) >= day(from!) && dayOf(one) <= day(to!)))),
    ),
  )
  ask(
    'relative-dates',
    'whose licence has run out? list the venues',
    gold.set(venues.filter(one => one.licensedUntil < today)),
  )
  ask('missing-values', 'acts without a manager email', gold.set(acts.filter(one => one.managerEmail === null)))
  ask('missing-values', 'how many gigs have no age limit', gold.count(gigs.filter(one => one.ageLimit === null).length))
  ask(
    'ranking',
    "who's our priciest act?",
    gold.largest(acts, one => one.feeFrom),
  )
  ask(
    'ranking',
    'the 3 biggest venues by capacity',
    gold.ordered(venues, one => one.maxCapacity, { count: 3 }),
  )
  ask(
    'lookup',
    'where is Brother Heron from?',
    gold.text(pick.nth(acts, one => one.billedAs === 'Brother Heron').homeTown),
  )
  ask(
    'lookup',
    'capacity of the Velvet Anvil',
    gold.plain(venue('The Velvet Anvil').maxCapacity, { field: 'maxCapacity' }),
  )
  const next = pick.nth(gigs, one => dayOf(one) > today && one.state === 'ON_SALE', 3)
  ask('lookup', `when do doors open for ${next.id}?`, gold.text(pick.dayAs(next.doorsAt), 'doorsAt'))
  ask(
    'projection',
    'names and manager emails of the electronic acts',
    gold.set(
      acts.filter(one => one.genre === 'ELECTRONIC'),
      { shows: one => [one.billedAs, one.managerEmail] },
    ),
  )
  const kessel = venue('Kesselhaus Nord')
  ask(
    'join',
    'upcoming gigs at Kesselhaus Nord',
    either(
      gold.set(gigs.filter(one => one.venueId === kessel.id && dayOf(one) >= today)),
      gold.set(gigs.filter(one => one.venueId === kessel.id && one.doorsAt >= new Date().toISOString())),
    ),
  )
  const leeds = new Set(venues.filter(one => one.city === 'Leeds').map(({ id }) => id))
  ask('join', 'how many gigs are there in Leeds', gold.count(gigs.filter(one => leeds.has(one.venueId)).length))
  const star = pick.sized(gigs, one => one.headlinerId, 4, 9).key
  ask(
    'join',
    `gigs headlined by ${pick.find(acts, star).billedAs}`,
    gold.set(gigs.filter(one => one.headlinerId === star)),
  )
  const booked = pick.sized(bookings, one => one.gigId, 4, 9, 3).key
  ask('join', `bookings for ${booked}`, gold.set(bookings.filter(one => one.gigId === booked)))
  const tannery = venue('The Old Tannery')
  ask(
    'join',
    'bar shifts at The Old Tannery',
    gold.set(shifts.filter(one => one.venueId === tannery.id && one.duty === 'BAR')),
  )
  ask(
    'conditions',
    'gigs with a VIP box',
    gold.set(gigs.filter(one => one.priceBands.some(({ band }) => band === 'VIP_BOX'))),
  )
  ask('ranking', 'which gig has the most expensive tickets', gold.largest(gigs, dearest))
}

function count({ ask }: Builder, { boxoffice }: Facts): void {
  const { venues, acts, gigs, bookings } = boxoffice
  ask('aggregate', 'how many acts do we have', gold.count(acts.length))
  ask('aggregate', 'how many gigs are sold out?', gold.count(gigs.filter(one => one.state === 'SOLD_OUT').length))
  ask(
    'aggregate',
    'average fee of indie rock acts',
    gold.money(
      pick.mean(
        acts.filter(one => one.genre === 'INDIE_ROCK'),
        one => one.feeFrom,
      ),
    ),
  )
  ask(
    'aggregate',
    'total capacity of the british venues',
    gold.plain(
      pick.sum(
        venues.filter(one => one.countryCode === 'GB'),
        one => one.maxCapacity,
      ),
    ),
  )
  ask(
    'share',
    'what share of gigs was called off?',
    gold.percent(pick.ratio(gigs.filter(one => one.state === 'CALLED_OFF').length, gigs.length)),
  )
  ask(
    'group',
    'acts by genre',
    gold.map(pick.rank(acts, one => one.genre).map(({ key, rows }) => [words(key), rows.length])),
  )
  ask(
    'group',
    'number of gigs per venue',
    gold.map(
      pick.rank(gigs, one => one.venueId).map(({ key, rows }) => [pick.find(venues, key).tradingName, rows.length]),
    ),
  )
  ask(
    'group',
    'gigs per month',
    gold.map(pick.rank(gigs, one => pick.month(one.doorsAt)!).map(({ key, rows }) => [pick.monthAs(key), rows.length])),
  )
  const from = (town: string) => acts.filter(one => one.homeTown === town).length
  ask(
    'compare',
    'do more acts come from Bristol or from Berlin?',
    more([gold.spelled('Bristol'), from('Bristol')], [gold.spelled('Berlin'), from('Berlin')]),
  )
  ask('yes-no', 'do we have any venue in Lyon?', gold.yes(venues.some(one => one.city === 'Lyon')))
  const sold = pick.nth(gigs, one => one.state === 'SOLD_OUT')
  ask('yes-no', `is ${sold.id} sold out`, gold.yes(true))
  const some = pick.sized(bookings, one => one.gigId, 5, 9).key
  ask(
    'aggregate',
    `how much did people pay for ${some} altogether?`,
    gold.money(
      pick.sum(
        bookings.filter(one => one.gigId === some),
        one => one.amountPaid,
      ),
    ),
  )
  ask(
    'several',
    'how many venues and how many heavy metal acts?',
    gold.figures(gold.count(venues.length), gold.count(acts.filter(one => one.genre === 'HEAVY_METAL').length)),
  )
}

function talk({ ask, talk: chat }: Builder, { boxoffice, today, day }: Facts): void {
  const { acts, gigs, bookings } = boxoffice
  const jazz = acts.filter(one => one.genre === 'JAZZ')
  chat(
    'follow-up',
    ['how many jazz acts are there?', gold.count(jazz.length)],
    ['and folk?', gold.count(acts.filter(one => one.genre === 'FOLK').length)],
    [
      'which of them are from Glasgow or Sheffield',
      gold.set(acts.filter(one => one.genre === 'FOLK' && ['Glasgow', 'Sheffield'].includes(one.homeTown))),
    ],
  )
  const soon = gigs.filter(one => one.state === 'ON_SALE')
  chat(
    'follow-up',
    ['gigs on sale', gold.set(soon)],
    ['only adults ones, i mean age limit 18', gold.set(soon.filter(one => one.ageLimit === 18))],
    ['how many is that', gold.count(soon.filter(one => one.ageLimit === 18).length)],
  )
  chat(
    'explain',
    ['how many gigs were played?', gold.count(gigs.filter(one => one.state === 'PLAYED').length)],
    ['and how did you arrive at this?', gold.mentions(['played'])],
  )
  ask('help', 'what can you tell me about gigs?', gold.mentions(['state', 'age limit', 'doors'], ['venue']))
  ask(
    'create',
    'sign a new folk act called Wren & Thistle',
    gold.created('boxoffice.acts', { billedAs: 'Wren & Thistle', genre: 'FOLK' }),
  )
  const gig = pick.nth(gigs, one => one.state === 'ON_SALE' && dayOf(one) > today, 5)
  const { band } = gig.priceBands[0]!
  ask(
    'create',
    `book 2 ${band.toLowerCase().replace('_', ' ')} places on ${gig.id} for Nora Whitfield`,
    gold.created('boxoffice.bookings', { gigId: gig.id, band, places: 2, customer: { fullName: 'Nora Whitfield' } }),
  )
  ask(
    'update',
    "Ninefold's minimum fee goes up to 4200",
    either(
      gold.updated(
        'boxoffice.acts',
        pick.nth(acts, one => one.billedAs === 'Ninefold'),
        { feeFrom: 4200 },
      ),
      gold.pending(),
    ),
  )
  ask('update', `set the age limit of ${gig.id} to 16`, gold.updated('boxoffice.gigs', gig, { ageLimit: 16 }))
  ask(
    'update',
    `move ${gig.id} to ${pick.dayName(day(30))}, 8pm`,
    gold.updated('boxoffice.gigs', gig, { doorsAt: day(30) }),
  )
  ask('action', `call off ${gig.id}`, gold.updated('boxoffice.gigs', gig, { state: 'CALLED_OFF' }))
  const paid = pick.nth(bookings, one => one.status === 'CONFIRMED', 6)
  ask(
    'action',
    `refund booking ${paid.id} of ${paid.gigId}`,
    gold.updated('boxoffice.bookings', paid, { status: 'REFUNDED' }),
  )
  const idle = pick.nth(
    acts,
    one => !gigs.some(other => other.headlinerId === one.id) || one.billedAs === 'Salt & Ember',
  )
  ask('delete', `drop ${idle.billedAs} from the acts`, either(gold.removed('boxoffice.acts', idle), gold.pending()))
  ask('unanswerable', 'how many encores did Static Orchard play', unknown())
  ask('unanswerable', 'what merch sells best?', unknown())
  ask('ambiguous', 'call off the gig', either(clarify(), gold.all(nowrite(), unknown())))
  ask('smalltalk', 'hiya!', gold.smalltalk())
}
