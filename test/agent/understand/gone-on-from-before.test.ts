import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, flag } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }
const list = (app: string, path: string, rows: object[], properties: object) =>
  reads(app, path, () => rows, { type: 'array', items: { type: 'object', properties } })

const NAMES = ['Zephyr', 'Aurora', 'Kestrel', 'Bramble', 'Otter', 'Cygnet at Risk', 'Dunlin', 'Egret']
const barges = NAMES.map((name, at) => ({
  id: at + 1,
  name,
  town: ['Goole', 'Selby', 'Hull'][at % 3],
  tonnage: 20 + 10 * at,
  created_at: `2022-0${at + 1}-01T10:00:00Z`,
  remarks: at % 2 ? `Leaks a little, seen ${at}` : null,
  is_chartered: at % 2 === 0,
}))
const captains = barges.flatMap(({ id }) =>
  [0, 1].map(one => ({
    id: 2 * id + one,
    name: `${['Ann', 'Bob'][one]} ${['Lee', 'Ray', 'Dee', 'Fox', 'Kay', 'Orr', 'Poe', 'Tun'][id - 1]}`,
    phone: `555-${id}${one}`,
    rank: one ? 'mate' : id === 1 ? 'cook' : 'master',
    is_chief: one === 1,
    barge_id: id,
  })),
)
const trips = Array.from({ length: 12 }, (_, at) => ({
  id: 100 + at,
  state: at % 3 ? 'finished' : 'cancelled',
  fee: 100 + at,
  sailed_on: `2023-0${1 + (at % 6)}-10`,
  barge_id: 1 + (at % 8),
  origin: at % 4 ? 'web' : 'cold call',
}))
const inspectors = ['Fay Gee', 'Hal Ivy'].map((name, at) => ({ id: 70 + at, name, rank: at ? 'master' : 'cook' }))
const services = () =>
  converse(
    list('canal', '/barges', barges, {
      id: whole,
      name: text,
      town: text,
      tonnage: amount,
      is_chartered: flag,
      created_at: { type: 'string', format: 'date-time' },
      remarks: { type: 'string', nullable: true },
    }),
    list('canal', '/titles', [{ title: 'Captain' }, { title: 'Mate' }], { title: text }),
    list('canal', '/inspectors', inspectors, { id: whole, name: text, rank: text }),
    list('canal', '/captains', captains, { id: whole, name: text, phone: text, rank: text, is_chief: flag, barge_id: whole }), // oxfmt-ignore
    list('canal', '/trips', trips, { id: whole, state: { type: 'string', enum: ['finished', 'cancelled'] }, fee: amount, sailed_on: day, barge_id: whole, origin: { type: 'string', enum: ['web', 'cold call'] } }), // oxfmt-ignore
    list('yard', '/cranes', [{ id: 1, name: 'Big Bill', tonnage: 90 }], { id: whole, name: text, tonnage: amount }),
  )

const last = async (...messages: string[]) => {
  const { ask } = services()
  let said: Awaited<ReturnType<typeof ask>> | undefined
  for (const message of messages) said = await ask(message)
  return said!
}
const mean = (list: { fee: number }[]) => list.reduce((sum, { fee }) => sum + fee, 0) / list.length
const finished = trips.filter(({ state }) => state === 'finished')
const inMonths = (from: number, to: number) => finished.filter(({ sailed_on: on }) => Number(on.slice(5, 7)) >= from && Number(on.slice(5, 7)) <= to) // oxfmt-ignore
const inTown = (town: string, state: string) => trips.filter(one => one.state === state && barges[one.barge_id - 1]!.town === town).length // oxfmt-ignore
const tonnageOf = (town: string) => barges.filter(one => one.town === town).reduce((sum, one) => sum + one.tonnage, 0)
const told = (figure: number) => new RegExp(figure.toFixed(2).replace(/\.?0+$/, '').replace('.', '\\.')) // oxfmt-ignore

describe('what goes on from the request before', () => {
  for (const [messages, found] of [
    // Put in order is what was shown, whatever else has a name.
    [['barges in Selby', 'sort them by name'], /^3 barges in Selby: Aurora, Egret and Otter|^3 barges.*Aurora.*Egret.*Otter/], // oxfmt-ignore
    [['barges in Selby', 'sort by tonnage descending'], /^3 barges.*Egret.*Otter.*Aurora/],
    // A quarter without its year is that of the year before.
    [['average fee of the finished trips in Q1 2023', 'the same for Q2'], told(mean(inMonths(4, 6)))],
    // Overall is without what was varied.
    [['average fee of the finished trips in Q1 2023', 'and in Q2?', 'and overall?'], told(mean(finished))],
    [['average fee of the finished trips in Q1 2023', 'and overall?'], told(mean(finished))],
    // The one that a record has.
    [['show barge Otter', "the chief captain's phone"], /555-51\b(?!.*555-\d1)/],
    [['show barge Otter', 'who is the chief captain?'], /Bob Kay/],
    [['show barge Otter', 'who is the chief captain?', 'what is his phone number?'], /555-51/],
    // Those of the groups that were shown.
    [['towns with more than 2 barges', 'how many barges do they have together?'], /\b6 barges/],
    [['total tonnage by town', 'and the number of barges?'], /Goole 3.*Selby 3.*Hull 2/],
    [['which town has the highest total tonnage?', 'and the runner-up?'], /Goole/],
    [['which barge has the highest tonnage?', 'and who was the runner-up?'], /Dunlin/],
    [
      ['which town has the highest total tonnage?', 'by how much?'],
      told(Math.abs(tonnageOf('Selby') - tonnageOf('Goole'))),
    ],
    // What only those have to whom each belongs restricts each.
    [['how many trips were cancelled?', 'and in Selby?'], new RegExp(`\\b${inTown('Selby', 'cancelled')} trips?`)],
    [['ratio of finished to cancelled trips', 'and in Goole?'], new RegExp(`: ${inTown('Goole', 'finished')} for .*, ${inTown('Goole', 'cancelled')} for`)], // oxfmt-ignore
    [['ratio of finished to cancelled trips', 'and since March 2023?'], /: 6 for .*, 2 for/],
    [['how many barges are in Goole and how many in Hull?', 'and in Selby?'], /^There are 3 barges in Selby\.$/],
    [['captains of Otter', 'how much of them are mates?'], /\b1 captain/],
    [['barges in Selby', 'how many have remarks?'], /\b2 barges/],
    [['how many barges are in Selby?', 'how many have a tonnage over 50?'], /\b2 barges/],
    [['trips by month', 'which month was the worst?'], /2023-0\d/],
    [['top 2 towns by number of barges', 'and by tonnage?'], /Selby 180.*Goole 150/],
    [['which has the higher tonnage, Otter or Zephyr?', 'by how many?'], /difference is 40\b/],
    [['are there more barges in Selby than in Hull?', 'how many more?'], /difference is 1\b/],
    [['which trip has the highest fee?', 'of which barge was it?', 'when was that?'], /June 10, 2023/],
    // Whether there is one there, and not elsewhere.
    [['is there a cook on Otter?', 'and a mate?'], /^Yes: there is 1 captain .*Otter/],
  ] as const)
    it(`“${messages.join('” – “')}”`, async () => expect((await last(...messages)).response).to.match(found))

  for (const messages of [
    ['who is our chief captain there?'],
    ['barges by town', 'which one converts best?'],
    ['why were the trips in May cancelled?'],
    ['is Zanco a barge of ours?'],
    ['is Boeing a barge of ours?'],
    ['which barges are at risk?'],
    ['barges with a zorkel deck', 'average fee'],
    ['is boeing a barge of ours?'],
    ['which trips should I call first?'],
  ])
    it(`has no answer to “${messages.join('” – “')}”`, async () => {
      const { response, confidence } = await last(...messages)
      expect(confidence, response).to.be.below(0.5)
    })

  it('takes how groups did for their figure', async () =>
    expect((await last('barges by town', 'which one did best?')).response).to.match(/Goole|Selby/))

  for (const [message, found] of [
    ['who is the master of Otter?', /Ann Kay/],
    ['average tonnage by town, best first', /Selby.*Hull.*Goole/],
    ['barges with more than 1 captain but none cook', /^7 barges/],
  ] as const)
    it(`is told by what belongs together: ${message}`, async () =>
      expect((await last(message)).response).to.match(found))
})
