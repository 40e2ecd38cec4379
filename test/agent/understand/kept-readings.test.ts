import { expect } from 'chai'
import { createRun } from '../../../src/agent/run/create-run.ts'
import { interpret, interpretInSlices } from '../../../src/agent/understand/reading/interpret.ts'
import { createKnowledge } from '../../../src/agent/understand/entity-model/knowledge.ts'
import { readMessage } from '../../../src/agent/understand/requests/read-message.ts'
import { NOW } from '../../support/library/ask.ts'
import { libraryCatalogue } from '../../support/library/catalogue.ts'
import { createLibraryRegistry } from '../../support/library/registry.ts'

/** A library of which no data was read yet, and how all that it has is read. */
function openLibrary() {
  const knowledge = createKnowledge(libraryCatalogue())
  const message = readMessage('authors from Spain', NOW)
  const readData = async () => {
    const { registry } = createLibraryRegistry()
    const run = createRun({ registry, model: knowledge.model, signal: new AbortController().signal, onStep: () => {} })
    await knowledge.load([...knowledge.model.entities.values()], run, -1)
  }
  const read = (tries = 1) => interpret(message, knowledge.apps()[0]!, { tries })
  const readInSlices = (tries = 1) => interpretInSlices(message, knowledge.apps(), { tries })
  return { readData, read, readInSlices }
}

describe('what a message was read as', () => {
  it('is not worked out again as long as nothing was learnt', () => {
    const { read } = openLibrary()
    expect(read()).to.equal(read())
  })

  it('is where the search for others begins', () => {
    const { read } = openLibrary()
    const likeliest = read()
    expect(likeliest.unknown).to.not.be.empty
    expect(likeliest.decisions).to.be.empty
    expect(read(10)).to.equal(likeliest)
  })

  it('in slices is what it is in one go, also where two read at the same time', async () => {
    const [one, other] = [openLibrary(), openLibrary()]
    await one.readData()
    await other.readData()
    const [[first], [second]] = await Promise.all([one.readInSlices(10), one.readInSlices()])
    expect(first).to.deep.equal(other.read(10))
    expect(second).to.deep.equal(other.read())
  })

  it('is worked out in many small pieces where each takes long', async () => {
    const { readInSlices } = openLibrary()
    let [time, turns, isGoing] = [0, 0, true]
    performance.now = () => (time += 5)
    const others = () => void setImmediate(() => isGoing && (turns++, others()))
    others()
    try {
      await readInSlices()
    } finally {
      isGoing = false
      Reflect.deleteProperty(performance, 'now')
    }
    expect(turns).to.be.greaterThan(5)
  })

  it('is worked out again with what the data taught', async () => {
    const { read, readData } = openLibrary()
    const before = read()
    await readData()
    const [condition] = read().query?.root.where ?? []
    expect(condition?.values).to.deep.equal(['Spain'])
    expect(read()).not.to.equal(before)
  })

  it('stays where the same data are read once more', async () => {
    const { read, readData } = openLibrary()
    await readData()
    const before = read()
    await readData()
    expect(read()).to.equal(before)
  })
})
