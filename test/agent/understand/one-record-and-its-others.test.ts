import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const guides = [
  { id: 'g1', name: 'Ida Falk', birthday: '1990-01-01', joinedOn: '2015-05-01' },
  { id: 'g2', name: 'Olaf Brun', birthday: '1980-01-01', joinedOn: '2021-05-01' },
]
const hikes = ['g1', 'g1', 'g2'].map((guideId, at) => ({
  id: `h${at + 1}`,
  guideId,
  channel: ['online', 'phone', 'online'][at],
  status: ['BKD', 'OVR', 'OVR'][at],
}))
const club = () =>
  converse(
    reads(
      'club',
      '/guides',
      () => guides,
      list({ id: text, name: text, birthday: { ...text, format: 'date' }, joinedOn: { ...text, format: 'date' } }),
    ),
    reads(
      'club',
      '/hikes',
      () => hikes,
      list({
        id: text,
        guideId: text,
        channel: { ...text, enum: ['online', 'phone'], description: 'How it was booked' },
        status: { ...text, enum: ['BKD', 'OVR'], description: 'BKD = booked, OVR = over' },
      }),
    ),
  )

describe('one record and what belongs to it', () => {
  it('is what a count of others is about that goes on from it', async () => {
    const { ask } = club()
    await ask('show me Ida Falk')
    expect((await ask('and how many hikes?')).data.result).to.equal(2)
  })

  it('is whose others are listed that are asked for by their noun', async () => {
    const { ask } = club()
    await ask('show me Ida Falk')
    const { data } = await ask('and which hikes?')
    expect((data.result as { id: string }[]).map(({ id }) => id)).to.deep.equal(['h1', 'h2'])
  })

  it('is no longer meant where many were shown', async () => {
    const { ask } = club()
    await ask('list the guides')
    expect((await ask('and how many hikes?')).data.result).to.equal(3)
  })

  it('is found by whose role it has', async () => {
    const { data } = await club().ask('whose guide is Ida Falk?')
    expect((data.result as { id: string }[]).map(({ id }) => id)).to.deep.equal(['h1', 'h2'])
  })

  for (const [message, count] of [
    ['how many hikes were booked online?', 2],
    ['how many hikes were booked by phone?', 1],
    ['how many hikes are booked?', 1],
  ] as const)
    it(`${message} ${count}`, async () => expect((await club().ask(message)).data.result).to.equal(count))

  for (const [message, name] of [
    ['who is the oldest guide?', 'Olaf Brun'],
    ['who is the youngest guide?', 'Ida Falk'],
    ['which guide joined first?', 'Ida Falk'],
  ] as const)
    it(`${message} ${name}`, async () => expect((await club().ask(message)).response).to.include(name))

  it('explains itself when it is asked politely', async () => {
    const { ask } = club()
    await ask('how many guides are there?')
    expect((await ask('explain that please')).response).to.include('SQL')
  })
})
