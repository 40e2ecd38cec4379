import { count, either, figures, largest, map, money, percent, set, smallest, spelled, text, unknown, yes } from '../../../gold.ts' // oxfmt-ignore
import type { WorldQuestions } from '../../world.ts'
import { contractOf, contracts, hotels, leaves, shifts, staff, TODAY } from '../data.ts'
import { applicants, certificates } from '../papers.ts'
import { at, isBetween, payOf, person, tally, team, where, who, whom, sum } from '../golds.ts'

/** What is answered by one or two kinds of things. */
export function plainQuestions({ ask }: WorldQuestions): void {
  ask(
    'filter',
    'Which of our people speak both German and Italian?',
    who(staff.filter(({ languages }) => languages.includes('German') && languages.includes('Italian'))),
  )
  ask(
    'filter',
    'Shifts between 19 and 25 May that nobody has taken yet',
    set(shifts.filter(one => !one.person && isBetween(one.date, '2025-05-19', '2025-05-25'))),
  )
  const service = applicants.filter(({ position }) => ['Bartender', 'Waiter'].includes(position.title))
  ask(
    'filter',
    'applicants for bartender or waiter jobs that we havent turned down',
    set(service.filter(({ stage }) => stage !== 'rejected')),
  )

  ask('count', 'How many people do we have working at Lantern Quay?', count(at('Lantern Quay').length))
  const smaller = hotels.toSorted((a, b) => b.rooms - a.rooms)[1]!
  ask('top', 'Could you tell me which hotel has the second most rooms?', where(smaller))
  ask(
    'top',
    'Longest-serving person in the kitchen',
    either(
      smallest(team('Kitchen'), ({ hired }) => hired),
      whom(team('Kitchen').toSorted((a, b) => a.hired.localeCompare(b.hired))[0]!),
    ),
  )
  const trained = certificates.filter(({ issued }) => issued.startsWith('2024'))
  ask('aggregate', 'How much did we spend on staff training in 2024?', money(sum(trained.map(({ cost }) => cost))))
  ask(
    'share',
    'What percentage of our staff have a permanent contract?',
    percent((100 * contracts.filter(({ kind }) => kind === 'permanent').length) / contracts.length),
  )
  ask(
    'group',
    'how many applicants came through each channel (website, agency and so on)',
    map(
      [...tally(applicants, ({ source }) => source)].map(([source, many]) => [
        source === 'fair' ? spelled('job fair', 'job_fair', 'fair') : spelled(source),
        many,
      ]),
    ),
  )
  ask(
    'group',
    'Employees with four or more certificates',
    who(staff.filter(one => certificates.filter(({ person: holder }) => holder === one).length >= 4)),
  )
  const chefs = [person('Amadou Sarr'), person('Emeka Okafor')]
  ask(
    'compare',
    'who gets more an hour, amadou sarr or emeka okafor?',
    either(
      whom(chefs.toSorted((a, b) => payOf(b) - payOf(a))[0]!),
      largest(chefs.map(contractOf), ({ pay }) => pay),
    ),
  )
  ask(
    'yesno',
    'is there anyone at the saltmarsh who speaks portugese',
    yes(at('The Saltmarsh').some(({ languages }) => languages.includes('Portuguese'))),
  )
  const aid = certificates.find(one => one.person.name === 'Davide Orlandi' && one.course === 'First Aid')
  ask(
    'yesno',
    'Does Davide Orlandi have a first aid certificate that is still valid?',
    yes((aid?.expires ?? '') >= TODAY),
  )
  const ill = new Set(leaves.filter(({ kind }) => kind === 'sick').map(one => one.person))
  ask(
    'never',
    'Which of our receptionists have never been off sick?',
    who(staff.filter(one => one.position.title === 'Receptionist' && !ill.has(one))),
  )
  ask('lookup', 'whats katyas email', text(person('Katya Morozova').email, 'email'))
  ask(
    'lookup',
    "Status of Klaus Wimmer's application",
    text(applicants.find(({ name }) => name === 'Klaus Wimmer')!.stage),
  )

  const running = certificates.filter(({ expires }) => isBetween(expires, TODAY, '2025-06-13'))
  const holders = [...new Set(running.map(one => one.person))]
  ask('dates', 'which certs run out in the next 30 days', either(set(running), who(holders)))
  const waiting = (from: string, to: string) =>
    leaves.filter(({ state, asked }) => state === 'waiting' && isBetween(asked, from, to))
  ask(
    'dates',
    'Leave requests that came in last week and are still undecided',
    either(
      set(waiting('2025-05-05', '2025-05-11')),
      set(waiting('2025-05-07', '2025-05-13')),
      set(waiting('2025-05-07', TODAY)),
    ),
  )
  const probation = contracts.filter(one => one.probation >= TODAY)
  ask(
    'dates',
    'Who is still on probation?',
    who(
      probation.map(one => one.person),
      probation,
    ),
  )

  const lodge = applicants.filter(one => one.hotel.name === 'Bergfried Lodge')
  ask(
    'two',
    'How many applications did we get for Bergfried Lodge, and how many of those people have we hired?',
    figures(count(lodge.length), count(lodge.filter(({ stage }) => stage === 'hired').length)),
  )

  ask('unknown', 'How satisfied were the guests with the breakfast at Alder House last month?', unknown())
  ask('unknown', 'whats our occupancy looking like next weekend', unknown())
  ask('unknown', 'Employees who have children', unknown())
}
