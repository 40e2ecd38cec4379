import { expect } from 'chai'
import { int, moment, of, text } from '../../../support/memory/schemas.ts'
import { converse } from '../../../support/styles/serve.ts'
import { offersKind } from '../../../evaluation/orders/build.ts'

/** Kiosks with their hours, and boat trips with seats, some of which are reserved. */
const pier = () =>
  converse(
    ...offersKind('pier', 'kiosk', {
      fields: { name: text, opensAt: text, stools: int },
      rows: [
        { id: 1, name: 'East Kiosk', opensAt: '09:00', stools: 8 },
        { id: 2, name: 'West Kiosk', opensAt: '10:30', stools: 6 },
      ],
    }),
    ...offersKind('pier', 'trip', {
      fields: {
        title: text,
        startsAt: moment,
        durationMinutes: int,
        minutesLate: int,
        seats: int,
        reservedSeats: int,
        state: of('planned', 'sailed'),
      },
      fixed: ['state'],
      acts: { 'call-off': { summary: 'Call off a trip' } },
      rows: [
        {
          id: 31,
          title: 'Seal Watch',
          startsAt: '2025-06-01T08:00:00Z',
          durationMinutes: 60,
          minutesLate: 0,
          seats: 20,
          reservedSeats: 7,
          state: 'planned',
        },
        {
          id: 32,
          title: 'Isle Loop',
          startsAt: '2025-06-05T16:00:00Z',
          durationMinutes: 90,
          minutesLate: 5,
          seats: 30,
          reservedSeats: 9,
          state: 'planned',
        },
      ],
    }),
  )

const waits = async (message: string) => {
  const { pending, response } = await pier().ask(message)
  return { tool: pending?.tool.replace('pier_', ''), args: pending?.args, response }
}

describe('a time of day', () => {
  it('is written as the records write it', async () => {
    for (const said of ['7:30', '7:30 am', 'half past seven'])
      expect((await waits(`set the opens at of East Kiosk to ${said}`)).args, said).to.deep.equal({
        id: 1,
        opensAt: '07:30',
      })
    expect((await waits('change opens at of West Kiosk to 2 pm')).args).to.deep.equal({ id: 2, opensAt: '14:00' })
  })

  it('goes by so many minutes', async () => {
    for (const said of ['East Kiosk opens half an hour earlier', 'East Kiosk opens 30 minutes earlier now'])
      expect((await waits(said)).args, said).to.deep.equal({ id: 1, opensAt: '08:30' })
  })

  it('is asked about where it may be in the morning or in the evening, and nothing else is taken for it', async () => {
    for (const said of [
      'set opens at of East Kiosk to 7',
      'set opens at of East Kiosk to early',
      'set opens at of East Kiosk to 25:00',
    ])
      expect((await waits(said)).args, said).to.equal(undefined)
  })
})

describe('how much more or less there is of something', () => {
  it('is told or ordered as a change by so much', async () => {
    for (const said of [
      'Seal Watch gets two more seats',
      'give Seal Watch another two seats',
      'give Seal Watch 2 extra seats',
    ])
      expect((await waits(said)).args, said).to.deep.equal({ id: 31, seats: 22 })
    expect((await waits('West Kiosk has one fewer stool now')).args).to.deep.equal({ id: 2, stools: 5 })
    expect((await waits('East Kiosk lost 2 stools')).args).to.deep.equal({ id: 1, stools: 6 })
  })

  it('goes by the verb where a field is called after it', async () => {
    expect((await waits('reserve 3 more seats on Isle Loop')).args).to.deep.equal({ id: 32, reservedSeats: 12 })
  })

  it('is how long the whole of it lasts, not how late it is', async () => {
    for (const said of [
      'make trip 32 15 minutes longer',
      'Isle Loop lasts 15 minutes longer',
      'extend Isle Loop by 15 minutes',
    ])
      expect((await waits(said)).args, said).to.deep.equal({ id: 32, durationMinutes: 105 })
  })

  it('is no order among records', async () => {
    const { args, response } = await waits('trips with two more seats')
    expect([args, /top 2/.test(response)]).to.deep.equal([undefined, false])
  })
})

describe('an operation of two words', () => {
  it('is meant though its first word alone orders nothing', async () => {
    for (const said of ['call off trip 31', 'call trip 31 off', 'call off the Seal Watch trip on 1 June'])
      expect(await waits(said), said).to.deep.include({ tool: 'call_off_trip', args: { id: 31 } })
  })
})
