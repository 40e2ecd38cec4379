import { expect } from 'chai'
import { createEngine } from '../../../src/agent/engine.ts'
import type { TurnOutcome } from '../../../src/agent/turn.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { createMemoryRegistry } from '../../support/memory/memory-registry.ts'
import { moreServices } from '../../support/memory/more-services.ts'
import { services, TODAY } from '../../support/memory/services.ts'
import { turnOf } from '../../support/turn-of.ts'
import { MORE_QUESTIONS } from './more-questions.ts'
import { OTHER_WORDS } from './other-words.ts'
import { CONDITION_QUESTIONS, type Right } from './questions.ts'

/** Keys of the records; a key that other records have too comes after their own. */
const KEYS = [
  'id',
  'vin',
  'visitId',
  'doctorId',
  'patientId',
  'RoomNumber',
  'BookingRef',
  'GuestId',
  'title',
  'studentNumber',
]
const keyOf = (row: unknown) =>
  KEYS.map(key => (row as Record<string, unknown>)[key]).find(value => value !== undefined)

function expectRight({ response, data, confidence }: TurnOutcome, right: Right): void {
  const { result } = data
  const rows = Array.isArray(result) ? result : result === null || result === undefined ? [] : [result]
  if (right === null) return void expect(Boolean(data.error) || confidence < 0.5, response).to.equal(true)
  expect(data.error, response).to.equal(undefined)
  if (right instanceof RegExp) expect(response).to.match(right)
  else if (typeof right === 'boolean') expect(response).to.match(right ? /^\W*yes\b/i : /^\W*no\b/i)
  else if (typeof right === 'string') expect(JSON.stringify(rows)).to.contain(right)
  else if (typeof right === 'number') {
    expect(rows.length, response).to.equal(1)
    const figures = typeof rows[0] === 'object' ? Object.values(rows[0] as object) : rows
    expect(figures, response).to.include(right)
  } else expect(rows.map(keyOf).toSorted(), response).to.deep.equal(right.map(keyOf).toSorted())
}

const SETS = [
  ['conditions over services that nobody knows', services, CONDITION_QUESTIONS],
  ['the same in other words', services, OTHER_WORDS],
  ['conditions over more of them', moreServices, MORE_QUESTIONS],
] as const

for (const [title, registered, asked] of SETS)
  describe(title, () => {
    const registry = createMemoryRegistry(registered)
    const engine = createEngine({
      registryUrl: registry.url,
      registry,
      logger: createLogger('test', 'silent'),
      clock: () => new Date(`${TODAY}T10:30`),
    })
    const ask = (message: string) => engine.answer(turnOf(message, { maxShown: 10_000 }))
    for (const [kind, questions] of Object.entries(asked))
      describe(kind, () => {
        for (const [message, right] of questions) it(message, async () => expectRight(await ask(message), right))
      })
  })
