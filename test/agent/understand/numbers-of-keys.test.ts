import { expect } from 'chai'
import { keysUnlike } from '../../../src/agent/understand/vocabulary/numbered-keys.ts'
import { buildVocabulary } from '../../../src/agent/understand/vocabulary/build-vocabulary.ts'
import type { Entity } from '../../../src/agent/understand/entity-model/catalogue-model.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const served = (path: string, rows: object[], properties: object) =>
  reads('kennel', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const dogs = ['Rex', 'Bella', 'Odin', 'Luna'].map((name, at) => ({ id: `DOG-${500 + at}`, name, age: at + 2 }))
const walks = [20, 45, 60, 90, 30].map((minutes, at) => ({
  id: 71 + at,
  ref: `W/00${10 + at}`,
  dog_id: `DOG-${500 + (at % 4)}`,
  minutes,
}))
const { ask } = converse(
  served('/dogs', dogs, { id: text, name: text, age: whole }),
  served('/walks', walks, { id: whole, ref: text, dog_id: text, minutes: whole }),
)
const answered = async (message: string) => (await ask(message)).data.result

describe('the number of a key', () => {
  for (const [message, field, value] of [
    ['dog 502', 'name', 'Odin'],
    ['show me dog no. 503', 'name', 'Luna'],
    ['who is dog number 501?', 'name', 'Bella'],
    ['walk 73', 'minutes', 60],
  ] as const)
    it(`names the record: ${message}`, async () => {
      expect(await answered(message)).to.have.property(field, value)
    })

  it('names it in a question, too', async () => {
    expect((await ask('how old is dog 500?')).response).to.match(/\b2\b/)
    expect((await answered('walks of dog 502')) as object[]).to.have.length(1)
  })

  for (const message of ['dog 7', 'dogs with 502 legs', 'dog 50'])
    it(`does not in “${message}”`, async () => {
      const { data } = await ask(message)
      expect(JSON.stringify(data.result ?? null)).not.to.contain('DOG-50')
    })
})

describe('a text that is no key', () => {
  const idField = { column: 'id', role: 'id', type: 'string', words: ['id'], choices: [] }
  const entity = { key: 'dogs', app: 'kennel', noun: 'dog', words: ['dog'], fields: [idField], nameFields: [], idField, sources: [] } as unknown as Entity // oxfmt-ignore
  const example = (said: string, keys: readonly string[]) =>
    keysUnlike(said, buildVocabulary(entity, keys.map(id => ({ id })), 0)) // oxfmt-ignore

  it('is told by keys that are all numbered behind the same letters', () => {
    const keys = ['DOG-500', 'DOG-501', 'DOG-502']
    expect(example('5', keys)).to.equal('DOG-500')
    expect(example('DOG-501', keys)).to.equal(undefined)
    expect(example('DOG-9', keys)).to.equal(undefined)
  })

  it('is not told by keys of several sorts, by numbers or by few of them', () => {
    expect(example('5', ['DOG-1', 'CAT-2', 'DOG-3'])).to.equal(undefined)
    expect(example('5', ['1', '2', '3'])).to.equal(undefined)
    expect(example('5', ['DOG-1', 'DOG-2'])).to.equal(undefined)
  })
})
