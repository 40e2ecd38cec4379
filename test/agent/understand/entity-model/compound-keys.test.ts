import { expect } from 'chai'
import { keyPartsOf, parameterRuns } from '../../../../src/agent/understand/entity-model/compound-keys.ts'
import type { Entity, Field } from '../../../../src/agent/understand/entity-model/catalogue-model.ts'
import { splitIdentifier } from '../../../../src/agent/understand/language/words.ts'
import { tool } from '../../../support/library/catalogue.ts'
import { converse, type Served } from '../../../support/styles/serve.ts'
import { text, list } from '../../../support/memory/schemas.ts'

describe('the parameters of a path', () => {
  it('stand behind the segment that they name records of', () =>
    expect(parameterRuns('/api/v1/courts/{town}/{court}/slots/{number}/cancel')).to.deep.equal([
      { words: ['courts'], parameters: ['town', 'court'] },
      { words: ['slots'], parameters: ['number'] },
      { words: ['cancel'], parameters: [] },
    ]))

  const field = (column: string): Field => ({
    column,
    words: splitIdentifier(column.replaceAll('.', '_')),
    role: 'text',
    type: 'string',
    description: '',
    choices: [],
    nested: column.includes('.'),
  })
  const entity = (noun: string, ...columns: string[]) => {
    const fields = columns.map(field)
    return { key: noun, noun, words: [noun], fields, idField: fields[0], nameFields: [] } as unknown as Entity
  }
  for (const [parameters, fields, columns] of [
    [
      ['town', 'court'],
      ['id', 'town', 'name'],
      ['town', 'name'],
    ],
    [
      ['owner', 'court'],
      ['id', 'owner.id', 'owner.login', 'name'],
      ['owner.login', 'name'],
    ],
    [
      ['town', 'court_id'],
      ['id', 'town', 'name'],
      ['town', 'id'],
    ],
    [
      ['town', 'court'],
      ['id', 'town', 'name', 'slug'],
      ['town', 'slug'],
    ],
    [['town', 'player'], ['id', 'town', 'name'], undefined],
    [['court'], ['id', 'town', 'name'], undefined],
  ] as const)
    it(`take columns of the records: ${parameters.join(', ')} of ${fields.join(', ')}`, () =>
      expect(keyPartsOf(parameters, entity('court', ...fields))?.map(part => part.column)).to.deep.equal(columns))
})

const whole = { type: 'integer' }
const at = (place: string, name: string, schema: { type: string }) => ({
  name, type: schema.type, required: place === 'path', description: '', constraints: [], in: place, schema,
}) // oxfmt-ignore
const inCourt = [at('path', 'town', text), at('path', 'court', text)]
const courts = ['Bree/North', 'Bree/Mill', 'Dalen/North'].map((full_name, index) => {
  const [town, name] = full_name.split('/')
  return { id: 71 + index, town, name, full_name, surface: index === 1 ? 'clay' : 'grass' }
})
const slots = courts.flatMap(({ id }) => [1, 2].map(number => ({ id: id * 10 + number, number, court_id: id, player: `Player ${id}-${number}`, state: number === 1 ? 'booked' : 'free' }))) // oxfmt-ignore
const served = (method: string, name: string, path: string, parameters: object[], output: object, answer: Served['answer']) => ({ record: tool('tennis', name, method, path, parameters as never, output), answer }) // oxfmt-ignore
const isAt = (args: Record<string, unknown>) => courts.find(one => one.town === args.town && one.name === args.court)

const club = () =>
  converse(
    served('GET', 'list_courts', '/courts', [], list({ id: whole, town: text, name: text, full_name: text, surface: text }), () => courts), // oxfmt-ignore
    served('GET', 'list_slots', '/courts/{town}/{court}/slots', inCourt, list({ id: whole, number: whole, court_id: whole, player: text, state: { ...text, enum: ['booked', 'free'] } }), args => slots.filter(one => one.court_id === isAt(args)?.id)), // oxfmt-ignore
    served('POST', 'add_slot', '/courts/{town}/{court}/slots', [...inCourt, { ...at('body', 'player', text), required: true }], {}, () => ({})), // oxfmt-ignore
    served('POST', 'release_slot', '/courts/{town}/{court}/slots/{number}/release', [...inCourt, at('path', 'number', whole)], {}, () => ({})), // oxfmt-ignore
    served('PATCH', 'change_court', '/courts/{town}/{court}', [...inCourt, at('body', 'surface', text)], {}, () => ({})), // oxfmt-ignore
  )

describe('records that several parameters name together', () => {
  it('have lists of their own that are read for each of them, its parts side by side', async () => {
    const { ask, calls } = club()
    const { data } = await ask('how many slots are there?')
    expect(data.result).to.equal(6)
    const read = calls.filter(one => one.tool === 'tennis_list_slots' || one.tool.endsWith('list_slots'))
    expect(new Set(read.map(one => `${String(one.args.town)}/${String(one.args.court)}`))).to.deep.equal(
      new Set(courts.map(one => one.full_name)),
    )
  })

  it('are told apart by all parts', async () => {
    const { data } = await club().ask('slots of Dalen/North')
    expect((data.result as { id: number }[]).map(({ id }) => id)).to.have.members([731, 732])
  })

  it('give a new record under them all parts of their key', async () => {
    const { pending, response } = await club().ask('add a slot to Dalen/North with player "Ada Quist"')
    expect(pending?.args, response).to.deep.equal({ town: 'Dalen', court: 'North', player: 'Ada Quist' })
  })

  for (const order of ['release slot #1 of Bree/Mill', 'release slot #1 in Bree/Mill', 'release slot 721'])
    it(`are in the path of a record that is under them: ${order}`, async () => {
      const { pending, response } = await club().ask(order)
      expect(pending?.args, response).to.deep.equal({ town: 'Bree', court: 'Mill', number: 1 })
    })

  it('are not passed over: a record under another one is not found', async () => {
    const { pending } = await club().ask('release slot 711 of Bree/Mill')
    expect(pending).to.equal(undefined)
  })

  it('are changed by their own path', async () => {
    const { pending, response } = await club().ask('set the surface of Bree/North to carpet')
    expect(pending?.args, response).to.deep.equal({ town: 'Bree', court: 'North', surface: 'carpet' })
  })

  it('are asked for where a part of the name fits several', async () => {
    const { pending } = await club().ask('set the surface of North to carpet')
    expect(pending).to.equal(undefined)
  })
})
