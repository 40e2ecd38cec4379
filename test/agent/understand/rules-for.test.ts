import { expect } from 'chai'
import { createRun } from '../../../src/agent/run/create-run.ts'
import { createKnowledge } from '../../../src/agent/understand/entity-model/knowledge.ts'
import { interpret } from '../../../src/agent/understand/reading/interpret.ts'
import { rulesFor } from '../../../src/agent/understand/reading/rules-for.ts'
import { RULES } from '../../../src/agent/understand/reading/rules.ts'
import { readMessage } from '../../../src/agent/understand/requests/read-message.ts'
import { createFacts } from '../../evaluation/facts.ts'
import { questionsOf } from '../../evaluation/run/evaluate.ts'
import { createData } from '../../evaluation/services/create-data.ts'
import { NOW } from '../../support/library/ask.ts'
import { libraryCatalogue } from '../../support/library/catalogue.ts'
import { createLibraryRegistry } from '../../support/library/registry.ts'

const triedOn = (text: string): string[] => rulesFor(readMessage(text, NOW)).map(rule => rule.name)

/** A library with its data, and how a message is read there. */
async function openLibrary() {
  const knowledge = createKnowledge(libraryCatalogue())
  const { registry } = createLibraryRegistry()
  const run = createRun({ registry, model: knowledge.model, signal: new AbortController().signal, onStep: () => {} })
  await knowledge.load([...knowledge.model.entities.values()], run, -1)
  const [app] = knowledge.apps()
  // At a moment of its own, since what was read before is kept.
  return (text: string, moment: number) => {
    const { query, unknown, notes, score, certainty } = interpret(readMessage(text, new Date(moment)), app!)
    return { query, unknown, notes, score, certainty }
  }
}

describe('the rules for a message', () => {
  it('are those that find one of their words in it', () => {
    expect(triedOn('loans on Mondays')).to.include('readWeekdays')
    expect(triedOn('loans in May')).to.not.include('readWeekdays')
  })

  it('are in their order, and those that need no word are among them', () => {
    const tried = triedOn('Whose loans are OVERDUE on Mondays?')
    expect(tried).to.include.members(['findNodes', 'readOverdue', 'readWhose', 'readWeekdays'])
    expect(tried).to.deep.equal(RULES.map(rule => rule.name).filter(name => tried.includes(name)))
  })

  it('find a word before an apostrophe', () => {
    expect(triedOn("when's the next loan due")).to.include('readAskedWeekday')
    expect(triedOn('when’s the next loan due')).to.include('readAskedWeekday')
  })

  it('are the fewer part of all', () => {
    const few = triedOn('how many books are there')
    expect(few.length).to.be.lessThan(RULES.length * 0.6)
  })

  it('read what all of the rules together read', async () => {
    const read = await openLibrary()
    const asks = questionsOf('x', createFacts(createData(NOW), NOW))
      .filter((_, at) => at % 4 === 0)
      .map(({ turns }) => turns[0]!.ask)
    const withSome = asks.map(ask => read(ask, 1))
    const needs = RULES.map(rule => rule.needs)
    try {
      for (const rule of RULES) delete rule.needs
      for (const [at, ask] of asks.entries()) expect(read(ask, 2), ask).to.deep.equal(withSome[at])
    } finally {
      for (const [at, rule] of RULES.entries()) if (needs[at]) rule.needs = needs[at]
    }
  }).timeout(10_000)
})
