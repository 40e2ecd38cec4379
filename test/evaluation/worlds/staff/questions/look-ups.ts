import * as gold from '../../../gold.ts'
import type { createWorldQuestions } from '../../world.ts'
import { appraisals, attendances, courses, holderOf, items, vacancies } from '../doings.ts'
import { leaves } from '../leave.ts'
import { contractOf, people, TODAY } from '../people.ts'
import { hours, pay, distinct, either, isIn, named, sum, underContract, whoever, within } from './about.ts'

const open = vacancies.filter(one => one.filled === null)
const isOff = (one: (typeof leaves)[number], kind: string, day = TODAY) =>
  one.kind === kind && one.state === 'approved' && within(day, one.from, one.to)
const spoken = (date: string) => gold.text(date)

export function askLookUps({ ask }: Pick<ReturnType<typeof createWorldQuestions>, 'ask'>): void {
  const mail = named('Hugo Zeller')
  ask('lookup', "What is Hugo Zeller's e-mail address?", gold.text(mail.email))
  ask('lookup', "when does mona quandt's contract end", spoken(contractOf(named('Mona Quandt')).to!))
  ask('lookup', 'What does Edith Bergmann do here?', gold.text(named('Edith Bergmann').job.title))
  ask('lookup', 'How many hours a week does Rita Castell work?', hours(contractOf(named('Rita Castell')).hours))
  ask(
    'lookup',
    'Which team is Karin Dietz in?',
    gold.either(gold.text(named('Karin Dietz').team.name), gold.record(named('Karin Dietz').team)),
  )
  ask('lookup', 'Could you tell me what Olga Bergmann earns?', pay(contractOf(named('Olga Bergmann')).pay))
  ask('lookup', 'when is nils lorenz birthday', spoken(named('Nils Lorenz').born))
  ask('lookup', "Who's got NG-2106?", gold.record(holderOf(items.find(one => one.tag === 'NG-2106')!)!.person))
  const taken = leaves.filter(
    one =>
      one.person === named('Thea Wieland') && one.kind === 'holiday' && one.state === 'approved' && one.from <= TODAY,
  )
  ask('lookup', 'How many holiday days has Thea Wieland taken?', gold.count(sum(taken.map(one => one.days))))
  ask(
    'lookup',
    'How long does the Project Management course take?',
    gold.count(courses.find(one => one.title === 'Project Management')!.hours),
  )

  const onHoliday = leaves.filter(one => isOff(one, 'holiday'))
  ask(
    'date',
    'Who is on holiday today?',
    either(onHoliday, one => one.person),
  )
  ask('date', 'Who is on study leave today?', gold.empty())
  ask('date', 'Who starts with us in the next few weeks?', gold.set(people.filter(one => one.joined > TODAY)))
  ask(
    'date',
    'Whose contract runs out before the end of July?',
    gold.either(
      ...['2025-07-30', '2025-07-31'].map(last => underContract(one => one.to !== null && within(one.to, TODAY, last))),
    ),
  )
  ask(
    'date',
    'who has a birthday this month',
    whoever(one => one.born.slice(5, 7) === '05'),
  )
  ask('date', 'Who joined us in 2015?', gold.set(people.filter(one => isIn(one.joined, '2015'))))
  const soon = attendances.filter(one => !one.isDone && within(one.on, TODAY, '2025-05-28'))
  ask(
    'date',
    'What training is coming up in the next two weeks?',
    gold.either(gold.set(soon), gold.set(distinct(soon.map(one => one.course)))),
  )
  ask(
    'date',
    'Which vacancies have been open for more than two months?',
    gold.set(open.filter(one => one.opened < '2025-03-14')),
  )
  ask('date', 'Appraisals held last month', gold.set(appraisals.filter(one => isIn(one.on, '2025-04'))))
  const nextWeek = leaves.filter(one => one.state === 'approved' && one.from <= '2025-05-23' && one.to >= '2025-05-19')
  ask(
    'date',
    'Who will be away next week?',
    either(nextWeek, one => one.person),
  )
  ask('date', 'When did Dorian Maurer start?', spoken(named('Dorian Maurer').joined))
}
