import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'

const { either, clarify, unknown, nowrite } = gold

/** Conversations, changes, and what cannot be answered. */
export function talkHarbour({ ask, talk }: ReturnType<typeof createQuestions>, { harbour, today }: Facts): void {
  const { vessels, portCalls, containers, incidents } = harbour
  const expected = portCalls.filter(one => one.status === 'expected')
  talk(
    'follow-up',
    ['how many port calls are expected?', gold.count(expected.length)],
    ['how many of these already have a berth', gold.count(expected.filter(one => one.berth !== null).length)],
    ['list those, please', gold.set(expected.filter(one => one.berth !== null))],
  )
  const malta = vessels.filter(one => one.flag === 'Malta')
  talk(
    'follow-up',
    ['vessels with the flag of Malta', gold.set(malta)],
    ['what is their average length?', gold.plain(pick.mean(malta, one => one.lengthM))],
    [
      'and for Greece?',
      gold.plain(
        pick.mean(
          vessels.filter(one => one.flag === 'Greece'),
          one => one.lengthM,
        ),
      ),
    ],
  )
  talk(
    'follow-up',
    ['containers by kind', gold.map(pick.rank(containers, one => one.kind).map(({ key, rows }) => [key, rows.length]))],
    [
      'only the hazmat ones',
      gold.map(
        pick
          .rank(
            containers.filter(one => one.hazmat),
            one => one.kind,
          )
          .map(({ key, rows }) => [key, rows.length]),
      ),
    ],
  )
  const next = expected[10]!
  talk(
    'update',
    [
      `set the tugs of ${next.ref} to ${next.tugs + 1}`,
      gold.updated('harbour.portCalls', next, { tugs: next.tugs + 1 }),
    ],
    ['undo', gold.updated('harbour.portCalls', next, { tugs: next.tugs })],
  )
  const sailed = portCalls[100]!
  talk(
    'create',
    [`I need to report an incident on port call ${sailed.ref}`, gold.pending()],
    ['injury', gold.pending()],
    [
      'Pilot fell from the ladder',
      gold.created('harbour.incidents', {
        portCall: sailed.ref,
        category: 'injury',
        summary: 'Pilot fell from the ladder',
      }),
    ],
  )
  const open = incidents.filter(one => !one.resolved)
  ask(
    'update',
    `mark incidents ${open[4]!.id} and ${open[5]!.id} as resolved`,
    gold.updated('harbour.incidents', [open[4]!, open[5]!], { resolved: true }),
  )
  const held = containers.filter(one => one.customs.status === 'held')
  ask(
    'action',
    `clear container ${held[4]!.number}`,
    gold.updated('harbour.containers', held[4]!, { customs: { status: 'cleared', clearedOn: today } }),
  )
  ask(
    'delete',
    `incident ${incidents[30]!.id} was entered by mistake, delete it`,
    gold.removed('harbour.incidents', incidents[30]!),
  )
  ask(
    'help',
    'what can you change in the harbour?',
    gold.mentions(['incident', 'incidents'], ['port call', 'port calls']),
  )
  ask('unanswerable', `How many passengers were on board of the ${vessels[40]!.name}?`, unknown())
  ask('unanswerable', 'what do we pay the pilots per hour', unknown())
  ask('ambiguous', 'resolve the incident', either(clarify(), gold.all(nowrite(), unknown())))
  ask('smalltalk', 'hey there, how is it going?', gold.smalltalk())
}
