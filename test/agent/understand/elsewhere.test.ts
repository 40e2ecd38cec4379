import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { list } from '../../support/memory/schemas.ts'

const [text, number] = [{ type: 'string' }, { type: 'number' }]
const boats = (names: string[], length: number) =>
  names.map((name, at) => ({ id: `b${at}`, name, length: length + at }))
const schema = list({ id: text, name: text, length: number })
const serve = () =>
  converse(
    reads('lake', '/boats', () => boats(['Gull', 'Tern'], 5), schema),
    reads('coast', '/boats', () => boats(['Orca', 'Otter', 'Seal'], 20), schema),
  )
const ask = (message: string) => serve().ask(message)

describe('what one of two applications has none of', () => {
  it('is answered from the other one, which is told', async () => {
    const { data, response } = await ask('which boats have a length over 20?')
    expect((data.result as { name: string }[]).map(one => one.name)).to.deep.equal(['Otter', 'Seal'])
    expect(response).to.match(/I took this from coast; lake has none such/)
    expect((await ask('how many boats have a length below 6?')).data.result).to.equal(1)
  })

  it('is none where neither has such', async () => {
    expect((await ask('how many boats have a length over 900?')).data.result).to.equal(0)
  })

  it('stays with the application that is named', async () => {
    expect((await ask('how many lake boats have a length over 10?')).data.result).to.equal(0)
  })
})
