import { expect } from 'chai'
import type { CatalogueModel } from '../../../src/agent/understand/entity-model/catalogue-model.ts'
import { carryValue } from '../../../src/agent/understand/follow-ups/carry-value.ts'
import { readSmallTalk } from '../../../src/agent/understand/requests/small-talk.ts'
import { withoutTurnsOfFigures } from '../../../src/agent/understand/requests/turns-of-figures.ts'
import { askOfNamed } from '../../../src/agent/understand/requests/frames/spoken-of.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }

/** A quarry with its carts, and a canteen of another service with kitchens; both know the town. */
const quarry = () =>
  converse(
    reads('quarry', '/carts', () => [
      { id: 1, name: 'Mole', town: 'Malton', load: 40, state: 'running' },
      { id: 2, name: 'Vole', town: 'Malton', load: 60, state: 'running' },
      { id: 3, name: 'Stoat', town: 'Ripon', load: 90, state: 'parked' },
    ], list({ id: whole, name: text, town: text, load: whole, state: { type: 'string', enum: ['running', 'parked'] } })),
    reads('canteen', '/kitchens', () => [
      { id: 1, name: 'Old Oven', town: 'Malton', country: 'France' },
      { id: 2, name: 'Long Table', town: 'Ripon', country: 'Germany' },
    ], list({ id: whole, name: text, town: text, country: text })),
  ) // oxfmt-ignore

describe('what is asked around the point', () => {
  const turns: [string, string][] = [
    ['carts with minimum 50 points of load', 'carts with a load of at least 50'],
    ['the number and the total load of the carts town by town', 'the count and the total load of the carts by town'],
    ['What is written in the remarks of cart 2?', 'what are the remarks of cart 2?'],
    ['all carts, no matter how many there are', 'all carts'],
    ['just the five with the highest load', 'only the five with the highest load'],
    ['Which crew covers more carts, Red or Blue?', 'are there more Red carts or Blue carts?'],
    ['What was our loss rate for the carts of 2024? I mean lost out of all used ones.', 'what share of the used carts of 2024 are lost?'],
    ['explain it step by step', 'explain it step by step'],
  ] // oxfmt-ignore
  for (const [said, plain] of turns)
    it(`“${said}” is “${plain}”`, () => expect(withoutTurnsOfFigures(said).trim()).to.equal(plain))

  it('asks in the place that was named before', () =>
    expect(askOfNamed("I'm seeing friends in Malton soon. Can you list the carts in that town?")).to.equal(
      'Can you list the carts in Malton?',
    ))
  it('passes over a sentence before that only tells of the speaker', async () => {
    const { response } = await quarry().ask('We had a word about the carts at the gate. How many kitchens are there?')
    expect(response).to.match(/There are 2 kitchens.*passed over “We had a word/)
  })
  it('does not pass over what the question points back to', async () => {
    const { response } = await quarry().ask('We painted some of the carts. How many of those are heavier than 50?')
    expect(response).not.to.match(/passed over/)
  })
  it('answers once where the second sentence asks for the same', async () => {
    const { response } = await quarry().ask('What is the total load per town? I need the total load per town.')
    expect(response.match(/Malton/g)).to.have.length(1)
  })
  it('knows the value of a field that was told before', () => {
    const condition = { columns: ['town'], op: '=' as const, values: ['Malton'], label: 'town Malton' }
    const root = { entity: 'quarry/cart', sources: [], args: {}, where: [condition], related: [] }
    const query = { kind: 'query' as const, app: 'quarry', root, ask: 'list' as const, measures: [], project: [] }
    const fields = [{ column: 'town', words: ['town'] }]
    const model = { entities: new Map([['quarry/cart', { fields }]]) } as unknown as CatalogueModel
    expect(carryValue('and how many kitchens are in that town?', [query], model)).to.deep.equal({
      message: 'and how many kitchens are in Malton?',
      value: 'Malton',
    })
    expect(carryValue('and how many kitchens are in that country?', [query], model)).to.equal(undefined)
  })
  it('does not leave out the value that was told before', async () => {
    const { ask } = quarry()
    await ask('carts in Malton')
    expect((await ask('which carters are in that town?')).response).not.to.match(/^\d/)
    expect((await ask('carts in that town with a load over 50')).response).to.match(/Malton/)
  })
  it('takes a language for no country', async () => {
    const { response } = await quarry().ask('Which kitchens speak French?')
    expect(response).not.to.match(/Old Oven/)
  })
  for (const [said, kind] of [
    ['Good morning, can you hear me?', 'greeting'],
    ['Ok super, thank you for your help!', 'thanks'],
    ['What sort of things can you do for me?', 'help'],
  ] as const)
    it(`“${said}” is small talk`, () => expect(readSmallTalk(said)).to.equal(kind))
})
