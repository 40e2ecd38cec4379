import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { groups, more } from '../set-d/readings.ts'

const { either, unknown, clarify, nowrite } = gold
const words = (value: string) => gold.spelled(value, value.replaceAll('_', ' ').toLowerCase())

/** Set G over the letting agency: written before the engine had seen a service like it. */
export function askLettings(facts: Facts): Question[] {
  const builder = createQuestions('g', 'lettings')
  list(builder, facts)
  count(builder, facts)
  talk(builder, facts)
  return builder.questions
}

type Builder = ReturnType<typeof createQuestions>

function list({ ask }: Builder, { lettings, today, day }: Facts): void {
  const { buildings, flats, tenants, tenancies, contractors, jobs } = lettings
  const building = (caption: string) => pick.nth(buildings, one => one.caption === caption)
  ask(
    'conditions',
    'emergency jobs that are awaiting parts or assigned',
    gold.set(jobs.filter(one => one.urgency === 'EMERGENCY' && ['AWAITING_PARTS', 'ASSIGNED'].includes(one.stage))),
  )
  ask('conditions', 'which buildings have a lift?', gold.set(buildings.filter(one => one.hasLift)))
  ask('conditions', 'tenants who work at Lumen Labs', gold.set(tenants.filter(one => one.employer === 'Lumen Labs')))
  ask('conditions', 'plumbing contractors', gold.set(contractors.filter(one => one.trade === 'PLUMBING')))
  ask('conditions', 'tenancies in arrears', gold.set(tenancies.filter(one => one.standing === 'IN_ARREARS')))
  ask(
    'logic',
    'urgent jobs about a blocked drain or a roof leak that are not completed',
    gold.set(
      jobs.filter(
        one =>
          one.urgency === 'URGENT' && ['blocked drain', 'roof leak'].includes(one.subject) && one.stage !== 'COMPLETED',
      ),
    ),
  )
  ask('range', 'flats over 80 sqm', gold.set(flats.filter(one => one.areaSqm > 80)))
  ask(
    'range',
    'two bedroom flats for less than 1100 a month',
    gold.set(flats.filter(one => one.bedrooms === 2 && one.rentPcm < 1100)),
  )
  const month = pick.shiftMonth(pick.month(today)!, -4)
  ask(
    'dates',
    `jobs raised in ${pick.monthName(month)}`,
    gold.set(jobs.filter(one => pick.month(one.raisedOn) === month)),
  )
  ask('dates', 'buildings built before 1950', gold.set(buildings.filter(one => one.builtIn < 1950)))
  ask(
    'relative-dates',
    'which tenancies end in the next 60 days?',
    either(...pick.within(tenancies, one => one.endsOn, today, day(60)).map(rows => gold.set(rows))),
  )
  ask(
    'relative-dates',
    'how many jobs were completed in the last 30 days',
    either(
      ...[-30, -29].flatMap(from =>
        [0, -1].map(to =>
          gold.count(
            jobs.filter(one => one.completedOn !== null && one.completedOn >= day(from) && one.completedOn <= day(to))
              .length,
          ),
        ),
      ),
    ),
  )
  ask('missing-values', 'jobs with no contractor yet', gold.set(jobs.filter(one => one.contractorRef === null)))
  ask('missing-values', 'tenants who have no guarantor', gold.set(tenants.filter(one => one.guarantor === null)))
  ask(
    'ranking',
    'the 5 cheapest flats',
    gold.ordered(flats, one => one.rentPcm, { count: 5, up: true }),
  )
  ask(
    'ranking',
    'best rated contractor',
    gold.largest(contractors, one => one.rating),
  )
  ask(
    'ranking',
    'what is our oldest building?',
    gold.smallest(buildings, one => one.builtIn),
  )
  const person = tenants[33]!
  ask('lookup', `mobile number for ${person.name}`, gold.text(person.mobile, 'mobile'))
  ask('lookup', `email of ${pick.misspell(tenants[51]!.name)}?`, gold.text(tenants[51]!.email, 'email'))
  ask('lookup', 'how is Foundry Lofts heated?', gold.text(words(building('Foundry Lofts').heating), 'heating'))
  ask(
    'projection',
    'firm names and day rates of electrical contractors',
    gold.set(
      contractors.filter(one => one.trade === 'ELECTRICAL'),
      { shows: one => [one.firm, one.dayRate] },
    ),
  )
  const quay = building('Quayside House')
  ask('join', 'flats in Quayside House', gold.set(flats.filter(one => one.buildingRef === quay.ref)))
  ask(
    'join',
    'open jobs at Beacon Point',
    gold.set(
      jobs.filter(
        one =>
          one.buildingRef === building('Beacon Point').ref &&
          ['LOGGED', 'ASSIGNED', 'AWAITING_PARTS'].includes(one.stage),
      ),
    ),
  )
  const firm = contractors[3]!
  ask(
    'join',
    `how many jobs did ${firm.firm} complete?`,
    gold.count(jobs.filter(one => one.contractorRef === firm.ref && one.stage === 'COMPLETED').length),
  )
  const old = new Set(buildings.filter(one => one.district === 'Old Docks').map(one => one.ref))
  ask(
    'join',
    'unfurnished flats in the Old Docks',
    gold.set(flats.filter(one => old.has(one.buildingRef) && one.furnished === 'UNFURNISHED')),
  )
  const renting = pick.nth(tenancies, one => one.standing === 'CURRENT', 9)
  const renter = pick.find(tenants, renting.tenantRefs[0]!)
  ask('join', `what rent does ${renter.name} pay?`, gold.money(renting.rentPcm, { field: 'rentPcm' }))
  ask(
    'join',
    'flats with a gas meter in Thistle Yard',
    gold.set(
      flats.filter(
        one => one.buildingRef === building('Thistle Yard').ref && one.meters.some(({ kind }) => kind === 'GAS'),
      ),
    ),
  )
}

function count({ ask }: Builder, { lettings }: Facts): void {
  const { buildings, flats, tenants, tenancies, jobs } = lettings
  ask('aggregate', 'how many tenants are there?', gold.count(tenants.length))
  ask(
    'aggregate',
    'average rent of a 3 bed flat',
    gold.money(
      pick.mean(
        flats.filter(one => one.bedrooms === 3),
        one => one.rentPcm,
      ),
    ),
  )
  ask(
    'aggregate',
    'sum of the deposits we hold for current tenancies',
    gold.money(
      pick.sum(
        tenancies.filter(one => one.standing === 'CURRENT'),
        one => one.deposit,
      ),
    ),
  )
  ask(
    'aggregate',
    'highest quote so far',
    gold.money(
      pick.most(jobs, one => one.quote),
      { field: 'quote' },
    ),
  )
  ask(
    'share',
    'what percentage of jobs is urgent?',
    gold.percent(pick.ratio(jobs.filter(one => one.urgency === 'URGENT').length, jobs.length)),
  )
  ask(
    'group',
    'jobs by stage',
    gold.map(pick.rank(jobs, one => one.stage).map(({ key, rows }) => [words(key), rows.length])),
  )
  ask(
    'group',
    'average rent per number of bedrooms',
    gold.map(
      pick.rank(flats, one => one.bedrooms).map(({ key, rows }) => [key, pick.mean(rows, one => one.rentPcm)]),
      'money',
    ),
  )
  ask(
    'group',
    'which subjects came up more than 20 times in jobs?',
    groups(
      pick
        .rank(jobs, one => one.subject)
        .filter(({ rows }) => rows.length > 20)
        .map(({ key, rows }) => [key, rows.length]),
    ),
  )
  const at = (caption: string) =>
    jobs.filter(one => one.buildingRef === pick.nth(buildings, other => other.caption === caption).ref).length
  ask(
    'compare',
    'more jobs in Alder Court or in Corn Exchange?',
    more([gold.spelled('Alder Court'), at('Alder Court')], [gold.spelled('Corn Exchange'), at('Corn Exchange')]),
  )
  ask(
    'yes-no',
    'does Larkspur Terrace have a lift?',
    gold.yes(pick.nth(buildings, one => one.caption === 'Larkspur Terrace').hasLift),
  )
  ask('yes-no', 'are there any studios?', gold.yes(flats.some(one => one.bedrooms === 0)))
  ask(
    'several',
    'number of flats, number of buildings',
    gold.figures(gold.count(flats.length), gold.count(buildings.length)),
  )
}

function talk({ ask, talk: chat }: Builder, { lettings, day }: Facts): void {
  const { buildings, tenants, tenancies, contractors, jobs } = lettings
  const mice = jobs.filter(one => one.subject === 'mice in the kitchen')
  chat(
    'follow-up',
    ['how many jobs about mice in the kitchen have we had?', gold.count(mice.length)],
    ['how many were completed?', gold.count(mice.filter(one => one.stage === 'COMPLETED').length)],
    ['show me the rejected ones', gold.set(mice.filter(one => one.stage === 'REJECTED'))],
  )
  const heated = (kind: string) => gold.set(buildings.filter(one => one.heating === kind))
  chat(
    'follow-up',
    ['buildings with a heat pump', heated('HEAT_PUMP')],
    ['what about electric?', heated('ELECTRIC')],
    ['sorry I meant gas boilers', heated('GAS_BOILER')],
  )
  const person = tenants[44]!
  chat(
    'follow-up',
    [`who is ${person.name}?`, gold.record(person)],
    ['and their email?', gold.text(person.email, 'email')],
  )
  ask(
    'create',
    `add tenant Ludmila Haverkamp, ludmila@haverkamp.example, mobile 07700 900999`,
    gold.created('lettings.tenants', {
      name: 'Ludmila Haverkamp',
      email: 'ludmila@haverkamp.example',
      mobile: '07700 900999',
    }),
  )
  ask(
    'create',
    'log an urgent job for Thistle Yard: front door does not close',
    gold.created('lettings.jobs', {
      buildingRef: pick.nth(buildings, one => one.caption === 'Thistle Yard').ref,
      subject: 'front door does not close',
      urgency: 'URGENT',
    }),
  )
  ask(
    'update',
    `change ${person.name}'s mobile to 07700 900555`,
    gold.updated('lettings.tenants', person, { mobile: '07700 900555' }),
  )
  const waiting = pick.nth(jobs, one => one.stage === 'LOGGED', 1)
  ask(
    'update',
    `make job ${waiting.ref} an emergency`,
    gold.updated('lettings.jobs', waiting, { urgency: 'EMERGENCY' }),
  )
  ask(
    'action',
    `assign ${contractors[5]!.firm} to job ${waiting.ref}`,
    gold.updated('lettings.jobs', waiting, { contractorRef: contractors[5]!.ref, stage: 'ASSIGNED' }),
  )
  ask(
    'action',
    `complete job ${waiting.ref}`,
    gold.updated('lettings.jobs', waiting, { stage: 'COMPLETED', completedOn: day(0) }),
  )
  const staying = pick.nth(tenancies, one => one.standing === 'CURRENT', 4)
  ask(
    'action',
    `give notice on tenancy ${staying.ref} for ${pick.dayName(day(45))}`,
    gold.updated('lettings.tenancies', staying, { standing: 'NOTICE_GIVEN', endsOn: day(45) }),
  )
  ask('delete', `delete job ${waiting.ref}`, gold.removed('lettings.jobs', waiting))
  ask('unanswerable', 'which tenants have pets?', unknown())
  ask('unanswerable', 'how much council tax does Alder Court pay?', unknown())
  ask('ambiguous', 'complete the job', either(clarify(), gold.all(nowrite(), unknown())))
  ask('help', 'what do you know about flats?', gold.mentions(['rent'], ['bedrooms']))
  ask('smalltalk', 'ta, bye', gold.smalltalk())
}
