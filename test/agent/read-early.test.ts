import { expect } from 'chai'
import type { Memory } from '../../src/agent/answer/outcome.ts'
import { readEarly } from '../../src/agent/read-early.ts'
import { createKnowledge, type Knowledge } from '../../src/agent/understand/entity-model/knowledge.ts'
import { interpret } from '../../src/agent/understand/reading/interpret.ts'
import type { Interpretation } from '../../src/agent/understand/reading/interpretation.ts'
import { readMessage } from '../../src/agent/understand/requests/read-message.ts'
import { sayByItself } from '../../src/agent/understand/requests/say-as-asked.ts'
import { NOW } from '../support/library/ask.ts'
import { libraryCatalogue } from '../support/library/catalogue.ts'

/** Reads a message early, over a library of which those readings are kept that were made. */
async function readOverLibrary(message: string, { isFollowing = false, isKnown = true } = {}) {
  const library = createKnowledge(libraryCatalogue())
  const made: Interpretation[][] = []
  const known: Knowledge = {
    ...library,
    whileUnchanged: async work => {
      const result = await library.whileUnchanged(work)
      made.push(result as Interpretation[])
      return result
    },
  }
  const query = { app: 'library', root: { entity: 'authors', conditions: [], related: [] }, ask: 'list' }
  const memory = isFollowing ? ({ query } as unknown as Memory) : {}
  const turn = { message, now: NOW, dryRun: true, memory: null, maxShown: 5, emit: () => undefined }
  await readEarly({ ...turn, signal: new AbortController().signal } as never, memory, isKnown ? known : undefined)
  return { readings: made.flat(), library }
}

describe('what is read while the registry is asked', () => {
  it('is the reading of a question, found again when it is needed', async () => {
    const { readings, library } = await readOverLibrary('how many authors are there?')
    expect(readings).to.have.length(library.apps().length)
    const later = readMessage(await sayByItself('how many authors are there?', NOW), NOW)
    for (const [at, app] of library.apps().entries()) expect(interpret(later, app)).to.equal(readings[at])
  })

  it('is no reading of an order, of what follows another question, or before anything is known', async () => {
    for (const order of ['add an author called Ann Lee', 'please delete author 5'])
      expect((await readOverLibrary(order)).readings, order).to.be.empty
    const question = 'how many authors are there?'
    expect((await readOverLibrary(question, { isFollowing: true })).readings).to.be.empty
    expect((await readOverLibrary(question, { isKnown: false })).readings).to.be.empty
  })
})
