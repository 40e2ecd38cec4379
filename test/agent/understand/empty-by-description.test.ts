import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const list = (path: string, rows: object[], properties: object) =>
  reads('letters', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const teams = ['Robins', 'Wrens'].map((name, at) => ({ id: 1 + at, name }))
const pupils = ['Ann Lee', 'Bo Ray', 'Cy Fox'].map((name, at) => ({ id: 11 + at, name, team_id: at ? 2 : 1, allergies: at > 1 ? 'nuts' : null })) // oxfmt-ignore
const letters = ['Ada', null, 'Ada'].map((author, at) => ({ id: 21 + at, title: ['Lamps', 'Buses', 'Bins'][at], author, language: at ? 'Welsh' : 'English' })) // oxfmt-ignore

const ask = async (message: string) => {
  const { data, confidence } = await converse(
    list('/teams', teams, { id: whole, name: text }),
    list('/pupils', pupils, { id: whole, name: text, team_id: whole, allergies: { ...text, nullable: true } }),
    list('/letters', letters, { id: whole, title: text, author: { ...text, nullable: true, description: 'Null if anonymous' }, language: text }), // oxfmt-ignore
  ).ask(message)
  const { result } = data
  const nameOf = (row: unknown) =>
    typeof row === 'object' && row !== null ? Object.values(row).find(value => typeof value === 'string') : row
  return { confidence: confidence ?? 0, told: Array.isArray(result) ? result.map(nameOf) : result }
}

describe('what a description says of no value', () => {
  it('is that there is none', async () => {
    expect((await ask('which letters were written anonymously?')).told).to.deep.equal(['Buses'])
  })
})

describe('those of a group by its name', () => {
  it('have what may be lacking', async () => {
    expect((await ask('which wrens have allergies?')).told).to.deep.equal(['Cy Fox'])
  })

  it('are hardly the one record that is called so', async () => {
    expect((await ask('are there more wrens than robins?')).confidence).to.be.below(0.75)
  })
})

describe('what we do with all values of a field', () => {
  it('leaves none out', async () => {
    expect((await ask('which languages do we publish in?')).told).to.have.members(['Welsh', 'English'])
  })
})

describe('a flag inside an object', () => {
  const halls = ['Drill Hall', 'Long Barn'].map((name, at) => ({ id: 31 + at, name, site: { town: 'Ely', has_ramp_access: at > 0 } })) // oxfmt-ignore
  const site = { type: 'object', properties: { town: text, has_ramp_access: { type: 'boolean' } } }

  it('goes by its own name, also where it is lacking', async () => {
    const { data } = await converse(list('/halls', halls, { id: whole, name: text, site })).ask('which halls are without ramp access?') // oxfmt-ignore
    expect((data.result as { name: string }[]).map(one => one.name)).to.deep.equal(['Drill Hall'])
  })
})

describe('people by what their number is called after', () => {
  const sailors = ['Ann Lee', 'Bo Ray'].map((name, at) => ({ id: 41 + at, name, member_number: `S-${at}`, grade: at ? 'junior' : 'senior' })) // oxfmt-ignore

  it('are they, and not their numbers', async () => {
    const grade = { ...text, enum: ['junior', 'senior'] }
    const { data } = await converse(
      list('/sailors', sailors, { id: whole, name: text, member_number: text, grade }),
    ).ask('show me the junior members')
    expect((data.result as { name: string }[]).map(one => one.name)).to.deep.equal(['Bo Ray'])
  })
})
