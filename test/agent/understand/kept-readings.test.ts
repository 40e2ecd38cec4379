import { expect } from 'chai'
import { createRun } from '../../../src/agent/run/create-run.ts'
import { interpret, interpretInSlices, interpretKnown } from '../../../src/agent/understand/reading/interpret.ts'
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
  const readKnown = (tries = 1) => interpretKnown(message, knowledge, undefined, { tries })
  const revision = () => knowledge.apps()[0]!.revision
  return { readData, read, readInSlices, readKnown, revision }
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

  it('is all of what was known when it began, whatever is loaded for others meanwhile', async () => {
    const [library, other] = [openLibrary(), openLibrary()]
    const asKnownBefore = other.read(10)
    let time = 0
    // Every step is one that lets others work in between.
    performance.now = () => (time += 50)
    let seen: number | undefined
    try {
      const reading = library.readKnown(10).then(readings => {
        seen = library.revision()
        return readings
      })
      const loading = library.readData()
      expect((await reading)[0]).to.deep.equal(asKnownBefore)
      await loading
    } finally {
      Reflect.deleteProperty(performance, 'now')
    }
    expect(seen, 'nothing was taken up before it ended').to.equal(0)
    expect(library.revision()).to.be.greaterThan(0)
    expect(library.read(10)).to.not.deep.equal(asKnownBefore)
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
