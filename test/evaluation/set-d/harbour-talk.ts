import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'

const { either, clarify, unknown, nowrite } = gold

/** Conversations, changes, and what cannot be answered. */
export function talkHarbour(builder: ReturnType<typeof createQuestions>, facts: Facts): void {
  askFurther(builder, facts)
  change(builder, facts)
  askInVain(builder, facts)
}

function askFurther({ ask, talk }: ReturnType<typeof createQuestions>, { harbour }: Facts): void {
  const { operators, vessels, berths, portCalls, containers, incidents } = harbour
  const boxes = (test: (one: (typeof containers)[number]) => boolean) => gold.count(containers.filter(test).length)
  const flag = (name: string) => vessels.filter(one => one.flag === name)
  talk(
    'follow-up',
    ['how many reefers are there?', boxes(one => one.kind === 'REEFER')],
    ['and tanks', boxes(one => one.kind === 'TANK')],
    ['how many of them carry solvents?', boxes(one => one.kind === 'TANK' && one.contents === 'solvents')],
    [
      'the average weight of those please',
      gold.plain(
        pick.mean(
          containers.filter(one => one.kind === 'TANK' && one.contents === 'solvents'),
          one => one.grossWeightKg,
        ),
      ),
    ],
  )
  const norse = flag('Norway')
  talk(
    'follow-up',
    ['ships under Norwegian flag', gold.set(norse)],
    ['just the names and lengths', gold.set(norse, { shows: one => [one.name, one.lengthM] })],
    ['sort them by length, longest first', gold.ordered(norse, one => one.lengthM)],
  )
  talk(
    'follow-up',
    ['how many ships sail under the flag of Panama?', gold.count(flag('Panama').length)],
    ['sorry, Liberia', either(gold.count(flag('Liberia').length), gold.set(flag('Liberia')))],
    ['which of these is the newest?', gold.largest(flag('Liberia'), one => one.built)],
  )
  const vessel = vessels[2]!
  const owner = pick.find(operators, vessel.operator)
  talk(
    'follow-up',
    [`show me ${vessel.name}`, gold.record(vessel)],
    ['how long is she?', gold.plain(vessel.lengthM, { field: 'lengthM' })],
    ['who operates her', either(gold.text(owner.name), gold.record(owner), gold.text(owner.code))],
  )
  const call = pick.nth(portCalls, one => one.status === 'sailed' && one.tugs > 0, 120)
  talk(
    'follow-up',
    [`how many tugs did ${call.ref} have?`, gold.count(call.tugs, { field: 'tugs' })],
    ['which berth was it at?', either(gold.text(call.berth!, 'berth'), gold.record(pick.find(berths, call.berth!)))],
    ['and where did it go next', gold.text(call.nextPort, 'nextPort')],
  )
  const open = incidents.filter(one => !one.resolved)
  talk(
    'follow-up',
    ['unresolved incidents', gold.set(open)],
    ['only injuries', gold.set(open.filter(one => one.category === 'injury'))],
    ['how many are that?', gold.count(open.filter(one => one.category === 'injury').length)],
  )
  const quay = pick.rank(berths, one => one.quay)
  talk(
    'follow-up',
    ['cranes per quay', gold.map(quay.map(({ key, rows }) => [key, pick.sum(rows, one => one.cranes)]))],
    [
      'and average depth?',
      gold.map(
        quay.map(({ key, rows }) => [key, pick.mean(rows, one => one.depthM)]),
        'plain',
      ),
    ],
  )
  const dues = (status: string) =>
    pick.sum(
      portCalls.filter(one => one.status === status),
      one => Number(one.harbourDues),
    )
  talk(
    'follow-up',
    ['total harbour dues of cancelled calls', gold.money(dues('cancelled'))],
    ['no wait, the expected ones', gold.money(dues('expected'))],
  )
  talk(
    'follow-up',
    ['how many containers are on hold with customs?', boxes(one => one.customs.status === 'held')],
    ['pending?', boxes(one => one.customs.status === 'pending')],
    ['both together', boxes(one => one.customs.status !== 'cleared')],
  )
  talk(
    'follow-up',
    ['is there a berth deeper than 17 m?', gold.yes(berths.some(one => one.depthM > 17))],
    ['which?', gold.set(berths.filter(one => one.depthM > 17))],
  )
  talk(
    'explain',
    ['how many collisions were there?', gold.count(incidents.filter(one => one.category === 'collision').length)],
    ['which data is that based on', gold.mentions(['incident', 'incidents'], ['collision'])],
  )
  talk(
    'explain',
    [
      'average length of tankers',
      gold.plain(
        pick.mean(
          vessels.filter(one => one.vesselType === 'TNK'),
          one => one.lengthM,
        ),
      ),
    ],
    ['explain', gold.mentions(['length', 'length m'], ['vessel', 'vessels', 'tanker', 'tankers'])],
  )
  ask(
    'help',
    'what can i do with port calls?',
    gold.mentions(['port call', 'port calls'], ['cancel', 'create', 'announce', 'update', 'change']),
  )
  ask('help', 'which values can customs status have?', gold.mentions(['pending'], ['held'], ['cleared']))
}

function change({ ask, talk }: ReturnType<typeof createQuestions>, { harbour, today, day }: Facts): void {
  const { vessels, berths, portCalls, containers, incidents } = harbour
  const expected = portCalls.filter(one => one.status === 'expected')
  const open = incidents.filter(one => !one.resolved)
  const held = containers.filter(one => one.customs.status === 'held')
  const call = portCalls[200]!
  ask(
    'create',
    `report a spill on ${call.ref}: "Diesel on deck", severity 3`,
    gold.created('harbour.incidents', {
      portCall: call.ref,
      category: 'spill',
      summary: 'Diesel on deck',
      severity: 3,
    }),
  )
  talk(
    'create',
    [`new incident for port call ${portCalls[210]!.ref}, category equipment`, gold.pending()],
    [
      'Winch jammed',
      gold.created('harbour.incidents', {
        portCall: portCalls[210]!.ref,
        category: 'equipment',
        summary: 'Winch jammed',
      }),
    ],
  )
  const ship = vessels[15]!
  ask(
    'create',
    `Announce the ${ship.name}, ETA ${day(9)}T06:30:00Z, two tugs`,
    gold.created('harbour.portCalls', { vessel: ship.imo, eta: day(9), tugs: 2 }),
  )
  ask(
    'update',
    `assign berth ${berths[3]!.code} to ${expected[1]!.ref}`,
    gold.updated('harbour.portCalls', expected[1]!, { berth: berths[3]!.code }),
  )
  ask(
    'update',
    `${expected[4]!.ref} needs ${expected[4]!.tugs + 2} tugs`,
    gold.updated('harbour.portCalls', expected[4]!, { tugs: expected[4]!.tugs + 2 }),
  )
  ask(
    'update',
    `Incident ${open[0]!.id} has been resolved`,
    gold.updated('harbour.incidents', open[0]!, { resolved: true }),
  )
  ask(
    'update',
    `bump severity of incident ${open[1]!.id} up to 5`,
    open[1]!.severity === 5 ? nowrite() : gold.updated('harbour.incidents', open[1]!, { severity: 5 }),
  )
  ask(
    'update',
    `set the estimated damage of incidents ${open[2]!.id} and ${open[3]!.id} to 12000`,
    either(
      gold.updated('harbour.incidents', [open[2]!, open[3]!], { estimatedDamage: '12000' }),
      gold.updated('harbour.incidents', [open[2]!, open[3]!], { estimatedDamage: '12000.00' }),
      gold.updated('harbour.incidents', [open[2]!, open[3]!], { estimatedDamage: 12_000 }),
    ),
  )
  const other = expected[6]!
  talk(
    'update',
    [
      `change the next port of ${other.ref} to Antwerp`,
      gold.updated('harbour.portCalls', other, { nextPort: 'Antwerp' }),
    ],
    ['oh no, undo', gold.updated('harbour.portCalls', other, { nextPort: other.nextPort })],
  )
  ask('action', `cancel ${expected[8]!.ref}`, gold.updated('harbour.portCalls', expected[8]!, { status: 'cancelled' }))
  ask(
    'action',
    `Cancel port call ${portCalls[50]!.ref}`,
    portCalls[50]!.status === 'expected' ? gold.pending() : nowrite(true),
  )
  ask(
    'action',
    `customs have cleared container ${held[0]!.number}`,
    gold.updated('harbour.containers', held[0]!, { customs: { status: 'cleared', clearedOn: today } }),
  )
  ask('delete', `please delete incident ${incidents[9]!.id}`, gold.removed('harbour.incidents', incidents[9]!))
  ask(
    'delete',
    `get rid of incidents ${incidents[20]!.id} and ${incidents[21]!.id}`,
    gold.removed('harbour.incidents', incidents[20]!, incidents[21]!),
  )
  ask('delete', 'delete incident 9999', nowrite(true))
  ask('update', `rename the ${vessels[5]!.name} to Sea Potato`, either(nowrite(), unknown()))
}

function askInVain({ ask }: ReturnType<typeof createQuestions>, { harbour }: Facts): void {
  const { vessels, operators } = harbour
  ask('unanswerable', `how many crew members does the ${vessels[30]!.name} have?`, unknown())
  ask('unanswerable', 'what was the fuel consumption of our tankers last year', unknown())
  ask('unanswerable', `Who is the captain of ${vessels[31]!.name}?`, unknown())
  ask('unanswerable', "what's the tide at 6 pm", unknown())
  ask('unanswerable', 'average crane productivity in moves per hour', unknown())
  ask('unanswerable', 'container ZZZU1234567: where is it?', either(unknown(), gold.empty()))
  ask('unanswerable', 'which berths were renovated this year?', unknown())
  ask('unanswerable', 'whats the annual revenue of Royal Lines', unknown())
  const coral = operators.filter(one => one.name.startsWith('Coral '))
  ask('ambiguous', 'credit days of Coral?', either(clarify(), gold.set(coral, { shows: one => [one.creditDays] })))
  const blues = vessels.filter(one => one.name.startsWith('Blue '))
  ask('ambiguous', 'how long is the Blue?', either(clarify(), gold.set(blues, { shows: one => [one.lengthM] })))
  ask('ambiguous', 'cancel the call', either(clarify(), gold.all(nowrite(), unknown())))
  ask('smalltalk', 'ok cheers, that helps a lot', gold.smalltalk())
}
