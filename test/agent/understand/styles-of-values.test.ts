import { expect } from 'chai'
import {
  readDay,
  shownWriting,
  statedWriting,
  writeDate,
} from '../../../src/agent/understand/entity-model/date-writing.ts'
import { readSmallTalk } from '../../../src/agent/understand/requests/small-talk.ts'
import { tool } from '../../support/library/catalogue.ts'
import { converse, type Served, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const british = { type: 'string', description: 'DD/MM/YYYY' }
const unix = { type: 'integer', description: 'Unix time' }

describe('how a service writes its dates', () => {
  it('is what its description says', () => {
    expect(statedWriting({ type: 'string', description: 'as DD.MM.YYYY' })).to.equal('dmy.')
    expect(statedWriting({ type: 'string', description: 'MM/DD/YYYY' })).to.equal('mdy/')
    expect(statedWriting({ type: 'integer', description: 'epoch milliseconds' })).to.equal('milliseconds')
    expect(statedWriting({ type: 'integer', format: 'unix-time' })).to.equal('seconds')
    expect(statedWriting({ type: 'string', format: 'date' })).to.equal(undefined)
  })

  it('else what its values show, unless they could be two days', () => {
    expect(shownWriting(['05/11/2025', '23/01/2026'])).to.equal('dmy/')
    expect(shownWriting(['05/11/2025', '01/23/2026'])).to.equal('mdy/')
    expect(shownWriting(['05/11/2025', '01/02/2026'])).to.equal(undefined)
    expect(shownWriting(['05.11.2025', '01.02.2026'])).to.equal('dmy.')
    expect(shownWriting(['05/11/2025', 'soon'])).to.equal(undefined)
  })

  it('is read and written', () => {
    expect(readDay('05/11/2025', 'dmy/')).to.equal('2025-11-05')
    expect(readDay('05/13/2025', 'dmy/')).to.equal(undefined)
    expect(writeDate('2025-11-05', 'mdy/')).to.equal('11/05/2025')
    expect(writeDate('2025-11-05T20:00:00Z', 'seconds')).to.equal(Date.UTC(2025, 10, 5, 20) / 1000)
  })
})

const mills = [
  { Ref: 'a1', Label: 'Old Mill', BuiltIn: 1870 },
  { Ref: 'a2', Label: 'New Mill', BuiltIn: 1990 },
]
const wheels = [
  { Ref: 'w1', MillRef: 'a1', Stones: [{ Kind: 'granite', Weight: 900 }], DayRate: 40, TurnedOn: '03/04/2025' },
  { Ref: 'w2', MillRef: 'a2', Stones: [{ Kind: 'basalt', Weight: 700 }], DayRate: 60, TurnedOn: '12/05/2025' },
]
const concerts = [
  { 'concert-id': 'c1', tune: 'Reel', 'doors-at': Date.UTC(2025, 4, 1, 18) / 1000, seats: [{ row: 'GREEN_ROW' }] },
  { 'concert-id': 'c2', tune: 'Jig', 'doors-at': Date.UTC(2025, 5, 1, 18) / 1000, seats: [{ row: 'RED_ROW' }] },
]
const tickets = [
  { 'ticket-id': 't1', 'concert-id': 'c2', row: 'GREEN_ROW' },
  { 'ticket-id': 't2', 'concert-id': 'c1', row: 'RED_ROW' },
]
const at = (place: string, schema: { type: string; description?: string }, name: string) => ({
  name, type: schema.type, required: place === 'path', description: schema.description ?? '', constraints: [], in: place, schema,
}) // oxfmt-ignore
const patch: Served = {
  record: tool('guild', 'patch_concert', 'PATCH', '/concerts/{id}', [at('path', text, 'id'), at('body', unix, 'doors-at')], {}), // oxfmt-ignore
  answer: () => concerts[0],
}
const wheelsOfMills = reads(
  'guild',
  '/mills/{Ref}/wheels',
  ({ Ref }) => wheels.filter(one => one.MillRef === Ref),
  list({ Ref: text, MillRef: text, Stones: list({ Kind: text, Weight: whole }), DayRate: { type: 'number' }, TurnedOn: british }), // oxfmt-ignore
)
wheelsOfMills.record.parameters = [at('path', text, 'Ref')]
const rows = { type: 'string', enum: ['GREEN_ROW', 'RED_ROW'] }
const guild = () =>
  converse(
    reads('guild', '/mills', () => mills, list({ Ref: text, Label: text, BuiltIn: whole })),
    wheelsOfMills,
    reads(
      'guild',
      '/concerts',
      () => concerts,
      list({ 'concert-id': text, tune: text, 'doors-at': unix, seats: list({ row: rows }) }),
    ),
    reads('guild', '/concerts/count', () => ({ count: 2 }), { type: 'object', properties: { count: whole } }),
    reads('guild', '/tickets', () => tickets, list({ 'ticket-id': text, 'concert-id': text, row: rows })),
    patch,
  )

describe('services of other styles', () => {
  for (const [message, said] of [
    ['wheels turned in April 2025', '1 wheel'],
    ['which wheels were turned after 1 May 2025?', 'w2'],
    ['wheels with a basalt stone', 'w2'],
    ['average day rate of the wheels', '50'],
    ['mills built before 1900', 'Old Mill'],
    ['oldest mill', 'Old Mill'],
    ['upcoming concerts', 'c2'],
    ['concerts with a green row', 'c1'],
    ['concerts with the tune Jig', 'c2'],
  ] as const)
    it(message, async () => {
      const { ask } = guild()
      expect((await ask(message)).response).to.include(said)
    })

  it('get a moment as they write it, with its time, and the change is told as a date', async () => {
    const { ask } = guild()
    const { pending, response } = await ask('move the doors of c1 to 21 June 2025, 8pm')
    expect(pending?.args, response).to.deep.equal({ id: 'c1', 'doors-at': Date.UTC(2025, 5, 21, 20) / 1000 })
    expect(response).to.include('June 21, 2025, 20:00')
  })

  it('are asked for records where a count would drop what was said of them', async () => {
    const { ask, calls } = guild()
    await ask('concerts still sold by the blue van')
    expect(calls.map(({ tool }) => tool)).not.to.include('guild_get_concerts_count')
  })
})

describe('records that no field names and that are under others', () => {
  const crews = ['Red Gulls', 'Blue Herons', 'Old Crows', 'Wild Geese', 'Grey Owls'].map((motto, at) => ({
    id: `k${at + 1}`,
    motto,
    town: at % 2 ? 'Bern' : 'Lyon',
  }))
  const dives = crews.map((crew, at) => ({ 'dive-id': `d-${at + 10}`, 'crew-id': crew.id, depth: at * 10 }))
  const body = { 'dive-id': text, 'crew-id': text, depth: whole }
  const listed = reads(
    'reef',
    '/crews/{crew-id}/dives',
    args => dives.filter(one => one['crew-id'] === args['crew-id']),
    list(body),
  )
  listed.record.parameters = [at('path', text, 'crew-id')]
  const reef = () =>
    converse(
      reads('reef', '/crews', () => crews, list({ id: text, motto: text, town: text })),
      listed,
      {
        record: tool('reef', 'abort', 'POST', '/crews/{crew-id}/dives/{dive-id}/abort', [at('path', text, 'crew-id'), at('path', text, 'dive-id')], {}), // oxfmt-ignore
        answer: () => ({}),
      },
    )

  it('go by the first text that is different for each', async () => {
    const { ask } = reef()
    expect((await ask('crews in Bern')).response).to.match(/: Blue Herons and Wild Geese/)
  })

  it('tell themselves what they are under', async () => {
    const { ask } = reef()
    const { pending, response } = await ask('abort dive d-12')
    expect(pending?.args, response).to.deep.equal({ 'crew-id': 'k3', 'dive-id': 'd-12' })
  })

  it('of several asked for one after the other the last ones are meant, unless they are compared', async () => {
    const { ask } = reef()
    await ask('how many crews are in Bern?')
    await ask('and in Lyon?')
    const { data } = await ask('which of them are called Red Gulls or Wild Geese?')
    expect((data.result as { motto: string }[]).map(({ motto }) => motto)).to.deep.equal(['Red Gulls'])
  })
})

describe('small talk', () => {
  for (const [said, kind] of [
    ['hiya!', 'greeting'],
    ['ta', 'thanks'],
    ['ta, bye', 'thanks'],
  ] as const)
    // oxfmt-ignore
    it(said, () => expect(readSmallTalk(said)).to.equal(kind))
})
