import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { text } from '../../../support/memory/schemas.ts'

const integer = { type: 'integer' }
const day = { ...text, format: 'date' }

/** A spa, on Wednesday 14 May 2025. */
const spa = () =>
  converse(
    ...keeps('spa', 'client', {
      fields: { firstName: text, lastName: text, birthDate: day },
      needs: ['firstName', 'lastName', 'birthDate'],
      rows: [
        { id: 1, firstName: 'Vera', lastName: 'Lind', birthDate: '1980-01-02' },
        { id: 2, firstName: 'Otto', lastName: 'Reyes', birthDate: '1975-04-09' },
      ],
    }),
    ...keeps('spa', 'therapist', {
      fields: { name: text, isAvailable: { type: 'boolean' } },
      needs: ['name'],
      rows: [
        { id: 1, name: 'Mona Hale', isAvailable: true },
        { id: 2, name: 'Curt Bryn', isAvailable: false },
      ],
    }),
    ...keeps('spa', 'cabin', {
      fields: { number: { ...text, example: '204' }, isOpen: { type: 'boolean' } },
      rows: [
        { id: 1, number: '101', isOpen: true },
        { id: 2, number: '204', isOpen: false },
        { id: 3, number: '305', isOpen: true },
      ],
    }),
    ...keeps('spa', 'treatment', {
      fields: {
        clientId: integer,
        therapistId: integer,
        cabinId: integer,
        kind: { ...text, enum: ['massage', 'facial', 'sauna'] },
        startsAt: { ...text, format: 'date-time' },
        status: { ...text, enum: ['booked', 'done', 'cancelled'] },
      },
      needs: ['clientId', 'therapistId', 'kind', 'startsAt'],
      rows: [
        { id: 7, clientId: 1, therapistId: 1, cabinId: 3, kind: 'massage', startsAt: '2025-05-20T09:00:00Z', status: 'booked' }, // oxfmt-ignore
      ],
    }),
  )

const said = async (...messages: string[]) => {
  const { ask } = spa()
  let last: Awaited<ReturnType<typeof ask>> | undefined
  for (const message of messages) last = await ask(message)
  return last!
}

describe('something that is booked', () => {
  for (const message of [
    'Book Otto Reyes in with Mona Hale for a massage on Friday at 10am',
    'Schedule a massage for Otto Reyes with Mona Hale on 16 May at 10:00',
  ])
    it(`joins whom and what it names: “${message}”`, async () => {
      const { pending, response } = await said(message)
      expect(pending?.tool, response).to.equal('spa_add_treatment')
      expect(pending?.args).to.deep.equal({ clientId: 2, therapistId: 1, kind: 'massage', startsAt: '2025-05-16T10:00:00Z' }) // oxfmt-ignore
    })

  it('is a new one behind an indefinite article, and what it lacks is asked for', async () => {
    const { pending, response } = await said('book a treatment for Vera Lind')
    expect(pending, response).to.equal(undefined)
    expect(response).to.match(/need therapist/)
  })

  for (const message of [
    'bookings for Vera Lind',
    'schedule of Mona Hale on Friday',
    'who is booked in with Mona Hale?',
  ])
    it(`is none where it is asked for: “${message}”`, async () => {
      const { pending, response } = await said(message)
      expect(pending, response).to.equal(undefined)
    })
})

describe('a record that is called by a number', () => {
  it('is pointed to by its key', async () => {
    const { pending, response } = await said('move treatment 7 to cabin 204')
    expect(pending?.args, response).to.deep.equal({ id: 7, cabinId: 2 })
  })

  it('is none where no record has the number', async () => {
    const { pending, response } = await said('move treatment 7 to cabin 999')
    expect(pending, response).to.equal(undefined)
  })
})

describe('a word that denies a flag', () => {
  it('is never taken for a yes', async () => {
    expect((await said('cabin 101 is closed, change it')).pending?.args).to.deep.equal({ id: 1, isOpen: false })
    expect((await said('mark cabin 101 as closed')).pending?.args).to.deep.equal({ id: 1, isOpen: false })
    expect((await said('Cabin 204 is closed')).pending).to.equal(undefined)
  })
})

it('tells who is new: a clause is no part of the name', async () => {
  const { pending, response } = await said('add a client', "his name's Noel Fry and he was born on 1 February 1970")
  expect(pending?.args, response).to.deep.equal({ firstName: 'Noel', lastName: 'Fry', birthDate: '1970-02-01' })
})
