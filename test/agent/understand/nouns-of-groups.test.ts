import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const singer = { type: 'string', description: 'The singer who brought this one along' }
const served = (path: string, rows: object[], properties: object) =>
  reads('choirs', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const groups = ['Morning Larks', 'Deep River', 'Undertow'].map((name, at) => ({ id: `g${at}`, name }))
const names = ['Ida Falk', 'Olaf Moe', 'Cato Lind', 'Nils Aas', 'Ruth Berg']
const singers = names.map((name, at) => ({
  id: `s${at}`,
  name,
  group_id: `g${at % 2}`,
  voice: at < 3 ? 'alto' : 'bass',
  recruited_by_id: at > 1 ? 's0' : null,
}))
const { ask } = converse(
  served('/groups', groups, { id: text, name: text }),
  served('/singers', singers, { id: text, name: text, group_id: text, voice: text, recruited_by_id: singer }),
)
const said = async (message: string) => (await ask(message)).response

describe('records that are called groups', () => {
  it('are grouped by, counted and named as any others', async () => {
    expect(await said('singers per group')).to.match(/Morning Larks 3,? .*Deep River 2/)
    expect(await said('how many groups are there?')).to.match(/3 groups/)
    expect(await said('which group does Nils Aas belong to?')).to.match(/Deep River/)
    expect(await said('the basses of the Deep River group')).to.match(/Nils Aas/)
  })

  it('leave the verb what it asks for', async () => {
    expect(await said('group the singers by voice')).to.match(/alto 3,? .*bass 2/)
    expect(await said('please group the singers by group')).to.match(/Morning Larks 3,? .*Deep River 2/)
  })
})

describe('a verb between records of one kind', () => {
  for (const message of [
    'who did Ida Falk recruit?',
    'who was recruited by Ida Falk?',
    'singers recruited by Ida Falk',
    'which singers has Ida Falk recruited?',
  ])
    it(message, async () => {
      const response = await said(message)
      expect(response).to.match(/3 singers recruited by Ida Falk: Cato Lind, Nils Aas and Ruth Berg/)
    })

  it('asks for the one that a record names', async () => {
    const { response, data } = await ask('who recruited Nils Aas?')
    expect(response).to.match(/by whom singer Nils Aas was recruited.*Ida Falk/)
    expect(JSON.stringify(data.result)).to.include('s0').and.not.include('s3')
  })

  it('counts those whom somebody recruited', async () => {
    expect(await said('how many singers did Ida Falk recruit?')).to.match(/There are 3 singers/)
  })
})
