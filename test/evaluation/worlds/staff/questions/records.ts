import * as gold from '../../../gold.ts'
import type { createWorldQuestions } from '../../world.ts'
import { applicants, attendances, courses, handouts, holderOf, items, vacancies } from '../doings.ts'
import { leaves } from '../leave.ts'
import { people, teams, TODAY } from '../people.ts'
import {
  contractsCount,
  current,
  either,
  howMany,
  isIn,
  named,
  staff,
  underContract,
  whoever,
  within,
} from './about.ts'

const open = vacancies.filter(one => one.filled === null)
const olderThan = (years: number, born: string) => born <= `${2025 - years}${TODAY.slice(4)}`

export function askRecords({ ask }: Pick<ReturnType<typeof createWorldQuestions>, 'ask'>): void {
  ask(
    'list',
    'Who works in Support?',
    whoever(one => one.team.name === 'Support'),
  )
  ask(
    'list',
    'Could you give me the courses that everybody has to take?',
    gold.set(courses.filter(one => one.isMandatory)),
  )
  ask(
    'list',
    'what jobs are we hiring for right now',
    gold.either(gold.set(open), gold.set(open.map(one => one.title))),
  )
  ask('list', 'Which pieces of equipment is nobody using at the moment?', gold.set(items.filter(one => !holderOf(one))))
  ask(
    'list',
    'Show me the leave requests that are still waiting for a decision.',
    gold.set(leaves.filter(one => one.state === 'waiting')),
  )
  ask(
    'list',
    'Who leads which team?',
    gold.either(gold.set(teams, { shows: one => [one.lead.name] }), gold.set(teams.map(one => one.lead))),
  )
  ask(
    'list',
    'List everything we have handed out to Greta Albers.',
    either(
      handouts.filter(one => one.person === named('Greta Albers') && one.back === null),
      one => one.item,
    ),
  )

  ask(
    'filter',
    'Which of our people are based in Lyon?',
    whoever(one => one.site.city === 'Lyon'),
  )
  ask(
    'filter',
    'people on a fixed-term contract',
    underContract(one => one.kind === 'fixed'),
  )
  ask(
    'filter',
    'All the laptops please, with what we paid for them.',
    gold.set(
      items.filter(one => one.kind === 'laptop'),
      { shows: one => [one.price] },
    ),
  )
  ask(
    'filter',
    'whos still on probation',
    underContract(one => one.probation !== null && one.probation >= TODAY),
  )
  ask('filter', 'Which applicants have been turned down?', gold.set(applicants.filter(one => one.stage === 'rejected')))
  ask(
    'filter',
    'I need the names of everyone who is neither in Logistics nor in Engineering.',
    whoever(one => !['Logistics', 'Engineering'].includes(one.team.name)),
  )
  ask(
    'filter',
    'Holiday requests that were refused',
    gold.set(leaves.filter(one => one.kind === 'holiday' && one.state === 'refused')),
  )
  ask(
    'filter',
    'Who do we have working as a Dispatcher?',
    whoever(one => one.job.title === 'Dispatcher'),
  )

  ask(
    'count',
    'How many people do we employ?',
    howMany(() => true),
  )
  ask(
    'count',
    'How many of us are on permanent contracts?',
    contractsCount(one => one.kind === 'permanent'),
  )
  ask(
    'count',
    'how many applicants are at the interview stage?',
    gold.count(applicants.filter(one => one.stage === 'interview').length),
  )
  ask(
    'count',
    'How many laptops are currently given out?',
    gold.count(items.filter(one => one.kind === 'laptop' && holderOf(one)).length),
  )
  ask(
    'count',
    'How many people have joined us this year?',
    gold.count(people.filter(one => within(one.joined, '2025', TODAY)).length),
  )
  ask(
    'count',
    'how many have left since january',
    gold.count(people.filter(one => one.left && within(one.left, '2025', TODAY)).length),
  )
  ask(
    'count',
    'How many different courses has Frieda Neumann completed?',
    gold.count(attendances.filter(one => one.person === named('Frieda Neumann') && one.isDone).length),
  )
  const going = people.filter(one => one.left && one.left >= TODAY)
  ask('count', 'How many people are leaving us?', gold.either(gold.count(going.length), gold.set(going)))

  ask(
    'threshold',
    'Who earns over 65,000?',
    underContract(one => one.pay > 65_000),
  )
  ask(
    'threshold',
    'Who is over 60?',
    gold.either(
      gold.set(people.filter(one => olderThan(61, one.born))),
      gold.set(staff.filter(one => olderThan(61, one.born))),
      gold.set(current.filter(one => olderThan(60, one.born))),
    ),
  )
  ask(
    'threshold',
    'Which kit was bought more than four years ago?',
    gold.set(items.filter(one => one.bought < '2021-05-14')),
  )
  ask(
    'threshold',
    'Are there any leaves of more than ten working days this year? Show me.',
    gold.set(leaves.filter(one => one.days > 10 && isIn(one.from, '2025'))),
  )
  ask(
    'threshold',
    'who does less than 30 hrs a week',
    underContract(one => one.hours < 30),
  )
}
