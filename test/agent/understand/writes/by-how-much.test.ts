import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { text } from '../../../support/memory/schemas.ts'

const integer = { type: 'integer' }
const day = { ...text, format: 'date' }

/** A cookery school, on Wednesday 14 May 2025. */
const kitchen = () =>
  converse(
    ...keeps('kitchen', 'lesson', {
      fields: { title: text, starts_at: { ...text, format: 'date-time' }, length_minutes: integer },
      rows: [
        { id: 1, title: 'Fresh Pasta', starts_at: '2025-06-02T17:30:00Z', length_minutes: 90 },
        { id: 2, title: 'Knife Skills', starts_at: '2025-06-05T09:00:00Z', length_minutes: 60 },
      ],
    }),
    ...keeps('kitchen', 'guest', {
      fields: { name: text, intolerances: text, town: text, adults: integer, children: integer, joined_on: day },
      needs: ['name', 'adults', 'children'],
      rows: [
        { id: 1, name: 'Ida Holm', intolerances: 'Nuts', town: 'Bergen', adults: 2, children: 0, joined_on: '2024-05-12' }, // oxfmt-ignore
        { id: 2, name: 'Rolf Aune', intolerances: 'Gluten', town: 'Oslo', adults: 1, children: 1, joined_on: '2024-12-05' }, // oxfmt-ignore
        {
          id: 3,
          name: 'Siri Moe',
          intolerances: 'Nuts',
          town: 'Oslo',
          adults: 1,
          children: 0,
          joined_on: '2024-12-07',
        },
      ],
    }),
  )

const proposed = async (...turns: string[]) => {
  const { ask } = kitchen()
  let last: Awaited<ReturnType<typeof ask>> | undefined
  for (const turn of turns) last = await ask(turn)
  return last?.pending?.args
}

describe('values that rest on what they were', () => {
  it('counts “later” and “earlier” from what a record has, not from today', async () => {
    expect(await proposed('move Knife Skills a week later')).to.deep.include({ starts_at: '2025-06-12T09:00:00Z' })
    expect(await proposed('Fresh Pasta starts half an hour earlier, please update it')).to.deep.include({
      starts_at: '2025-06-02T17:00:00Z',
    })
    expect(await proposed('Ida Holm joined two days later, please correct it')).to.deep.include({
      joined_on: '2024-05-14',
    })
    expect(await proposed('change the joining date of Ida Holm to a month later')).to.deep.include({
      joined_on: '2024-06-12',
    })
  })

  it('reckons with numbers that are written as text, and writes them so', async () => {
    const fee = { ...text, example: '45.00' }
    const { ask } = converse(
      ...keeps('kitchen', 'course', {
        fields: { title: text, fee },
        rows: [{ id: 1, title: 'Sourdough', fee: '40.50' }],
      }),
    )
    expect((await ask('double the fee of Sourdough')).pending?.args).to.deep.equal({ id: 1, fee: '81.00' })
    expect((await ask('no')).pending).to.equal(undefined)
    expect((await ask('put the fee of Sourdough up by 10 %')).pending?.args).to.deep.equal({ id: 1, fee: '44.55' })
  })

  it('takes a length of time in words in the unit of its field', async () => {
    expect(await proposed('change Knife Skills to two hours')).to.deep.equal({ id: 2, length_minutes: 120 })
    expect(await proposed('increase the length of Fresh Pasta by an hour')).to.deep.include({ length_minutes: 150 })
    expect(await proposed('increase the length of Fresh Pasta by 2 hours')).to.deep.include({ length_minutes: 210 })
  })

  it('adds one more to what a field has several of', async () => {
    const more = { id: 1, intolerances: 'Nuts, Gluten' }
    expect(await proposed("add Gluten to Ida Holm's intolerances")).to.deep.equal(more)
    expect(await proposed('Ida Holm is intolerant to gluten too, add that')).to.deep.equal(more)
    expect(await proposed('Ida Holm is intolerant to gluten as well, please update her record')).to.not.deep.equal({
      id: 1,
      intolerances: 'Gluten',
    })
    expect(await proposed('add Bergen to Rolf Aune')).to.equal(undefined)
  })

  it('gives each of two figures to the name behind it', async () => {
    expect(await proposed('add a guest called Tor Berg', '2 adults and 3 children')).to.deep.equal({
      name: 'Tor Berg',
      adults: 2,
      children: 3,
    })
  })

  it('reads the day first where a date is written with full stops', async () => {
    const { ask } = kitchen()
    expect((await ask('which guests joined on 5.12.2024?')).response).to.include('Rolf Aune')
    expect(await proposed('move Knife Skills to 3.6.2025')).to.deep.include({ starts_at: '2025-06-03T09:00:00Z' })
  })
})
