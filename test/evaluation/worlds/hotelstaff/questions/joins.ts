import { all, either, map, mentions, money, plain, record, set, text } from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { bossOf, contractOf, contracts, generalManager, hotels, leaves, shifts, staff, TODAY, type Person } from '../data.ts' // oxfmt-ignore
import { applicants, certificates } from '../papers.ts'
import { at, isApproved, isApril, isBetween, mean, median, payOf, person, sum, tally, where, who, whom } from '../golds.ts' // oxfmt-ignore

const unique = (people: readonly (Person | null)[]): Person[] => [...new Set(people.filter(one => one !== null))]

/** What needs a walk over one to three links. */
export function joinQuestions({ ask }: WorldQuestions): void {
  const april = leaves.filter(
    one =>
      isApproved(one) &&
      one.from <= '2025-04-30' &&
      one.to >= '2025-04-01' &&
      one.person.position.department.name === 'Kitchen',
  )
  ask(
    'join',
    'Could you tell me who from the kitchen team was off at some point in April?',
    who(unique(april.map(one => one.person)), april),
  )

  const today = shifts.filter(
    one => one.date === TODAY && one.hotel.name === 'Alder House' && one.state !== 'cancelled',
  )
  ask('join', "who's working at alder house today", who(unique(today.map(one => one.person)), today))

  ask('join', "Who signed off Noor Haddad's parental leave?", whom(bossOf(person('Noor Haddad'))!))

  const away = shifts.filter(one => isApril(one.date) && one.state === 'worked' && one.person!.hotel !== one.hotel)
  ask(
    'join',
    'who worked a shift at a hotel that isnt their own last month',
    who(unique(away.map(one => one.person)), away),
  )

  const lapsed = certificates.filter(
    one => one.course === 'Allergen Awareness' && one.expires !== null && one.expires < TODAY,
  )
  ask(
    'join',
    'I need the e-mail addresses of everybody whose allergen awareness certificate has run out, please.',
    set(
      lapsed.map(one => one.person),
      { shows: one => [one.email] },
    ),
  )

  ask(
    'join',
    'Head chefs at our five-star hotels',
    who(staff.filter(one => one.position.title === 'Head Chef' && one.hotel.stars === 5)),
  )

  ask(
    'join',
    'Night shifts worked by front office staff since the start of April',
    set(
      shifts.filter(
        one =>
          one.date >= '2025-04-01' &&
          one.slot === 'night' &&
          one.state === 'worked' &&
          one.person?.position.department.name === 'Front Office',
      ),
    ),
  )

  const missed = tally(
    shifts.filter(({ state }) => state === 'missed'),
    one => one.hotel.name,
  )
  const worst = hotels.filter(one => missed.get(one.name) === Math.max(...missed.values()))
  ask('join', 'which hotel has had the most no shows', either(record(...worst), ...worst.map(where)))

  const granted = leaves.filter(
    one =>
      one.kind === 'holiday' &&
      isApproved(one) &&
      one.person.hotel.name === 'Harbour Crown' &&
      one.from.startsWith('2025'),
  )
  const decided = granted.filter(one => one.decided!.startsWith('2025'))
  ask(
    'join',
    'How many days of holiday have been approved for the Harbour Crown team this year?',
    either(plain(sum(granted.map(({ days }) => days))), plain(sum(decided.map(({ days }) => days)))),
  )

  const paid = hotels.toSorted((a, b) => mean(at(b.name).map(payOf)) - mean(at(a.name).map(payOf)))
  ask('join', 'Hotel with the highest average hourly pay', where(paid[0]!))

  const wardens = certificates.filter(
    one => one.course === 'Fire Warden' && one.person.hotel.name === 'Lantern Quay' && one.expires! >= TODAY,
  )
  ask(
    'join',
    'who at lantern quay has a fire warden ticket thats still good',
    who(
      wardens.map(one => one.person),
      wardens,
    ),
  )

  const meetings = applicants.filter(one => isBetween(one.interview, '2025-05-19', '2025-05-25'))
  const houses = hotels.filter(one => meetings.some(({ hotel }) => hotel === one))
  ask(
    'join',
    'Which general managers have job interviews at their hotel next week?',
    either(who(houses.map(generalManager)), set(houses, { shows: one => [generalManager(one).name] })),
  )

  const seasonal = leaves.filter(one => one.state === 'waiting' && contractOf(one.person).kind === 'seasonal')
  ask('join', 'Open leave requests from staff on seasonal contracts', set(seasonal))

  const inCountry = (country: string) => staff.filter(one => one.hotel.country === country).length
  ask(
    'join',
    'do we have more people in belgium or in austria?',
    either(
      text(inCountry('Austria') > inCountry('Belgium') ? 'Austria' : 'Belgium'),
      all(
        map([
          ['Austria', inCountry('Austria')],
          ['Belgium', inCountry('Belgium')],
        ]),
        mentions(['Austria']),
      ),
    ),
  )

  ask(
    'join',
    'Median hourly pay of our waiters',
    money(median(contracts.filter(one => one.person.position.title === 'Waiter').map(({ pay }) => pay))),
  )

  const boss = bossOf(person('Rosa Benedetti'))!
  ask('two', 'who does rosa benedetti report to and whats their email', mentions([boss.name], [boss.email]))
}
