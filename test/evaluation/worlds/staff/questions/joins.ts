import * as gold from '../../../gold.ts'
import type { createWorldQuestions } from '../../world.ts'
import { appraisals, applicants, attendances, handouts, holderOf, items } from '../doings.ts'
import { leaves } from '../leave.ts'
import { contractOf, contracts, teams, TODAY } from '../people.ts'
import { distinct, either, isIn, named, per, staff, sum, within } from './about.ts'

const approved = leaves.filter(one => one.state === 'approved')
const lost = per(
  approved.filter(one => one.kind === 'sick'),
  one => one.person.team.name,
  group => sum(group.map(one => one.days)),
)

export function askJoins({ ask }: Pick<ReturnType<typeof createWorldQuestions>, 'ask'>): void {
  ask('join', 'Who leads the team that Thea Wieland works in?', gold.record(named('Thea Wieland').team.lead))
  const laptops = items.filter(one => one.kind === 'laptop' && holderOf(one)?.person.team.name === 'Logistics')
  ask(
    'join',
    'Which laptops are people in Logistics using?',
    gold.either(gold.set(laptops), gold.set(laptops.map(one => holderOf(one)!))),
  )
  ask(
    'join',
    "Who approved Nils Zeller's parental leave?",
    gold.record(approved.find(one => one.kind === 'parental' && one.person === named('Nils Zeller'))!.decidedBy!),
  )
  const finance = attendances.filter(one => one.person.team.name === 'Finance' && one.isDone && isIn(one.on, '2025'))
  ask(
    'join',
    'what courses have the people in Finance done this year?',
    either(finance, one => one.course),
  )
  ask(
    'join',
    'Which candidates want to be a Support Agent?',
    gold.set(applicants.filter(one => one.vacancy.title === 'Support Agent')),
  )
  const inSupport = appraisals.filter(one => one.person.team.name === 'Support')
  ask('join', 'Who has appraised the people in Support?', gold.set(distinct(inSupport.map(one => one.by))))
  ask('join', 'In which city does the head of Marketing work?', gold.text(named('Emil Wieland').site.city))
  const most = Math.max(...lost.values())
  ask(
    'join',
    'Which team has lost the most working days to sickness?',
    gold.either(
      gold.largest(teams, one => lost.get(one.name)),
      gold.text([...lost].find(([, days]) => days === most)![0]),
    ),
  )
  const away = approved.filter(one => one.person.team.name === 'Sales' && within(TODAY, one.from, one.to))
  ask(
    'join',
    'Is anyone from Sales away right now, and who?',
    either(away, one => one.person),
  )
  ask(
    'join',
    'Who did the appraisals of Karin Dietz?',
    gold.set(distinct(appraisals.filter(one => one.person === named('Karin Dietz')).map(one => one.by))),
  )
  const dear = handouts.filter(one => one.back === null && one.item.kind === 'laptop' && one.item.price > 2000)
  ask(
    'join',
    'Who has a laptop that cost more than 2,000 euros?',
    gold.either(
      gold.set(distinct(dear.map(one => one.person))),
      gold.set(dear),
      gold.set(
        dear.map(one => one.item),
        { shows: one => [holderOf(one)!.person.name] },
      ),
    ),
  )
  const engineering = applicants.filter(one => one.vacancy.team.name === 'Engineering')
  ask('join', 'How many people have applied for jobs in Engineering?', gold.count(engineering.length))
  ask(
    'join',
    'When was Emil Quandt last appraised?',
    gold.text(
      appraisals
        .filter(one => one.person === named('Emil Quandt'))
        .map(one => one.on)
        .toSorted()
        .at(-1)!,
    ),
  )
  const leads = teams.map(one => one.lead)
  ask(
    'join',
    'What do the team leads earn?',
    gold.either(gold.set(leads, { shows: one => [contractOf(one).pay] }), gold.set(leads.map(contractOf))),
  )
  const kept = handouts.filter(one => one.back === null && one.person.left && one.person.left < TODAY)
  ask(
    'join',
    'Who has left without giving back their laptop?',
    gold.either(gold.set(distinct(kept.filter(one => one.item.kind === 'laptop').map(one => one.person)))),
  )
  const gdansk = attendances.filter(
    one => one.course.title === 'Forklift Licence' && one.isDone && one.person.site.city === 'Gdansk',
  )
  ask(
    'join',
    'Who at the Gdansk site has the forklift licence?',
    either(gdansk, one => one.person),
  )
  const fixed = contracts.filter(one => one.kind === 'fixed' && one.person.team.name === 'Engineering')
  ask(
    'join',
    'Which engineers are on fixed-term contracts?',
    gold.either(
      gold.set(fixed.map(one => one.person)),
      gold.set(fixed),
      gold.set(fixed.filter(one => staff.includes(one.person)).map(one => one.person)),
      // By the word of their position, which none of those has.
      gold.empty(),
    ),
  )
  const sales = approved.filter(
    one => one.kind === 'holiday' && one.person.team.name === 'Sales' && isIn(one.from, '2024'),
  )
  ask('join', 'How many days of holiday did Sales take in 2024?', gold.count(sum(sales.map(one => one.days))))
  const decided = leaves.filter(one => one.state === 'waiting' && one.person.team.name === 'Logistics')
  ask('join', 'Any open leave requests from Logistics?', gold.set(decided))
  const best = appraisals.filter(one => one.rating === 5 && isIn(one.on, '2024'))
  ask(
    'join',
    'who got a 5 in their appraisal last year',
    either(best, one => one.person),
  )
  const offers = applicants.filter(one => one.stage === 'offer')
  ask('join', 'Which vacancies have somebody with an offer?', gold.set(distinct(offers.map(one => one.vacancy))))
  const trainees = distinct(
    attendances.filter(one => one.isDone && one.course.title === 'Project Management').map(one => one.person.team),
  )
  ask(
    'join',
    'Which teams have someone trained in Project Management?',
    gold.either(gold.set(trainees), gold.set(trainees.map(one => one.name))),
  )
}
