import { expect } from 'chai'
import { annotate } from '../../../src/agent/understand/chunks/annotate.ts'
import { readMeasureVerbs } from '../../../src/agent/understand/asks/measure-verbs.ts'
import { readVerbsOfMeasure } from '../../../src/agent/understand/asks/noun-or-verb.ts'
import { buildModel } from '../../../src/agent/understand/entity-model/build-model.ts'
import type { Chunk } from '../../../src/agent/understand/chunks/chunk.ts'
import { readSupply } from '../../../src/agent/understand/conditions/supply.ts'
import { buildDictionary } from '../../../src/agent/understand/dictionary/build-dictionary.ts'
import type { Draft } from '../../../src/agent/understand/reading/draft.ts'
import { interpret } from '../../../src/agent/understand/reading/interpret.ts'
import { readMessage } from '../../../src/agent/understand/requests/read-message.ts'
import { buildVocabulary } from '../../../src/agent/understand/vocabulary/build-vocabulary.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { tool } from '../../support/library/catalogue.ts'
import { text } from '../../support/memory/schemas.ts'

const boats = { type: 'array', items: { type: 'object', properties: { id: text, name: text, status: text } } }
const app = buildModel({ club: { club_list: tool('club', 'list', 'GET', '/boats', [], boats) } }).apps[0]!
const rows = [
  { id: 'b1', name: 'The Nordic Gannet of Old Harbour', status: 'laid up' },
  { id: 'b2', name: 'Tern', status: 'afloat' },
]
const dictionary = buildDictionary(app)
const letters = (count: number) => Array.from({ length: count }, (_, at) => 'bcdfghjklm'[at % 10]!).join(' ')
const now = (count: number) => new Date(2026, 0, 1, 0, 0, 0, count)

/** How often a message's words are looked up among the values of the data. */
function lookUpsOf(message: string, count: number): number {
  let lookUps = 0
  const vocabularies = app.entities.map(entity => buildVocabulary(entity, rows, 0))
  for (const { exact } of vocabularies) {
    const get = exact.get.bind(exact)
    exact.get = key => (lookUps++, get(key))
  }
  annotate(readMessage(message, now(count)), dictionary, vocabularies)
  return lookUps
}

describe('long messages', () => {
  it('are looked up a few times a word', () => {
    expect(lookUpsOf(letters(1000), 1000)).to.be.at.most(8 * 1000)
  })

  it('have values of many words found in them all the same', () => {
    const vocabularies = app.entities.map(entity => buildVocabulary(entity, rows, 0))
    const knowledge = { model: app, dictionary, writes: {} as never, vocabularies, revision: 0, ownElsewhere: false }
    for (const name of ['The Nordic Gannet of Old Harbour', 'nordic gannet old harbour', 'laid up']) {
      const { chunks } = interpret(readMessage(`${letters(200)} ${name}`, now(name.length)), knowledge)
      expect(
        chunks
          .at(-1)!
          .values.map(v => v.values[0])
          .join(),
        name,
      ).to.match(/Gannet|laid up/)
    }
  })

  it('of one sentence that no question could be are not read at all', async () => {
    const { ask } = converse(reads('club', '/boats', () => rows, boats))
    expect((await ask(letters(1000))).response).to.include('more than 300 words')
  })

  for (const rule of [readSupply, readMeasureVerbs, readVerbsOfMeasure])
    it(`are gone over once by ${rule.name}`, () => {
      const readsOf = (count: number) => {
        let reads = 0
        const chunk = { from: 0, to: 1, text: 'in', kind: 'unknown', entities: [], values: [], scopes: [], arguments: [], certainty: 1 } // oxfmt-ignore
        const fields = [{ field: { words: ['depth'], role: 'number', type: 'number' }, entity: app.entities[0]!, columns: ['depth'], quality: 1 }] // oxfmt-ignore
        const watched = new Proxy(
          { ...chunk, fields: rule === readMeasureVerbs ? [] : fields },
          { get: (one, key) => (reads++, Reflect.get(one, key)) },
        )
        const chunks = Array.from({ length: count }, () => watched) as never as Chunk[]
        rule({ app, chunks, nodes: [], message: { tokens: [] } } as never as Draft)
        return reads
      }
      expect(readsOf(400)).to.be.at.most(2.5 * readsOf(200))
    })
})
