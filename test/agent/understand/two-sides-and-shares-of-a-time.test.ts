import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const date = { ...text, format: 'date' }
const optional = (schema: object) => ({ ...schema, nullable: true })
const choice = (...values: string[]) => ({ ...text, enum: values })

// The conversations are held in this year.
const YEAR = 2025
const bids = [
  ['Quay wall', 'won', `${YEAR - 1}-02-01`, 'steel', 100],
  ['Lock gate', 'lost', `${YEAR - 1}-03-01`, 'steel', 300],
  ['Weir', 'open', `${YEAR - 1}-04-01`, 'wood', 200],
  ['Jetty', 'won', `${YEAR - 2}-05-01`, 'wood', 50],
  ['Slipway', 'open', `${YEAR + 1}-05-01`, 'wood', 80],
].map(([name, status, decision_date, material, value], at) => ({ id: at + 1, name, status, decision_date, material, value, paid_on: status === 'won' ? decision_date : null })) // oxfmt-ignore
const crews = [
  ['Blue', 'night'],
  ['Red', 'night'],
  ['Grey', 'day'],
].map(([name, shift], at) => ({ id: at + 1, name, shift }))
const tugs = [
  ['Olga', 'day'],
  ['Wally', 'day'],
].map(([name, shift], at) => ({ id: at + 1, name, shift, home_port: 'Kiel' }))
const yard = () =>
  converse(
    reads('yard', '/bids', () => bids, list({ id: whole, name: text, status: choice('open', 'won', 'lost'), decision_date: optional(date), paid_on: optional(date), material: choice('steel', 'wood'), value: { type: 'number' } })), // oxfmt-ignore
    reads('yard', '/crews', () => crews, list({ id: whole, name: text, shift: choice('night', 'day') })),
    reads('yard', '/tugs', () => tugs, list({ id: whole, name: text, shift: choice('night', 'day'), home_port: text })),
  )

describe('two sides, shares of a time and days that have passed', () => {
  for (const [message, told, not] of [
    // A time that every record has is that of the whole, too.
    ['What share of the bids did we win last year?', /33\.33%: 1 of 3/],
    ['What percentage of bids did we lose last year?', /33\.33%: 1 of 3/],
    // What "and" adds is a part of the part.
    [`What share of the bids are won and decided in ${YEAR - 1}?`, /20%: 1 of 5/],
    // Two groups of one noun, each with words of its own.
    ['total value of steel bids versus wood bids', /400.*330.*difference is 70/i],
    ['compare the total value of steel bids with that of wood bids', /400.*330.*difference is 70/i],
    ['compare the average value of steel bids and wood bids', /200.*110.*difference is 90/i],
    ['number of steel bids compared to wood bids', /\b2\b.*\b3\b.*difference is 1/i],
    ['which have a higher total value, steel bids or wood bids?', /higher for.*steel.*400.*330/i],
    ['steel bids or wood bids: which have the lower average value?', /lower for.*wood.*110.*200/i],
    // A whole question, and what stands beside one part of it.
    ['how many bids did we win in 2024 compared to 2023', /1 for bids .*2023.*1 for bids .*2024/],
    ['how many steel bids do we have compared to wood', /\b2 bids\b.*\b3 bids\b.*difference is 1/],
    ['average value of bids in steel vs in wood', /200.*110.*difference is 90/i],
    ['number of bids by status in steel compared to wood', /open, wood: 2/],
    ['compare 2024 and 2023 bids', /3 for bids.*2024/],
    ['compare steel and wood bids by value', /steel 400.*wood 330|wood 330.*steel 400/],
    ['difference in average value between steel and wood bids', /90 .*higher for .*steel/],
    ['the value of won bids by material', /steel 100.*wood 50/],
    // The figure of each is that by which it is the largest or the smallest.
    ['how much bigger is the largest bid by value than the smallest', /difference is 250/],
    // The day of one record is no day with the most of them.
    ['what day was the most recent bid decided', /April 1, 2024/, /most bids/],
    // What is added up is all of it, of which each group has its share.
    ['share of the won value by material', /steel 66\.67%.*wood 33\.33%/],
    // The pipeline is what it comes to, in its parts too.
    ['what percentage of the pipeline is in wood', /^100%: .*\b280\b/],
    // Days that lie behind and ahead.
    ['bids with a decision date in the future', /Slipway/, /Weir/],
    ['open bids with a decision date in the past', /Weir/, /Slipway|Jetty/],
    ['how many bids have a decision date that lies in the future', /\b1\b/],
  ] as [string, RegExp, RegExp?][])
    it(`is answered: ${message}`, async () => {
      const response = String((await yard().ask(message)).response)
      expect(response).to.match(told)
      if (not) expect(response).to.not.match(not)
    })

  describe('what is told of a state and a day', () => {
    const jobs = [
      ['Hull', 'fitted', '2025-03-03'],
      ['Keel', 'booked', '2025-03-04'],
      ['Mast', 'fitted', '2025-04-04'],
    ].map(([name, stage, fitting_date], at) => ({ id: at + 1, name, stage, fitting_date, price: 10 * (at + 1) }))
    const shop = () =>
      converse(
        reads('shop', '/jobs', () => jobs, list({ id: whole, name: text, stage: choice('booked', 'fitted', 'waived'), fitting_date: date, price: { type: 'number' } })), // oxfmt-ignore
      )

    it('holds of what was done then, not of what was to be done', async () => {
      const { response, confidence } = await shop().ask('which jobs were fitted in March?')
      expect(response)
        .to.match(/Hull/)
        .and.not.match(/Keel|Mast/)
      expect(confidence).to.be.below(0.8)
      expect((await shop().ask('fitted jobs in March')).response)
        .to.match(/Hull/)
        .and.not.match(/Keel|Mast/)
    })

    it('is a day alone where it is still ahead', async () => {
      expect((await shop().ask('jobs with a fitting date in March')).response)
        .to.match(/Hull/)
        .and.match(/Keel/)
    })

    it('says at which end a list of figures begins where nothing told it', async () => {
      const { response, confidence } = await shop().ask('jobs sorted by price')
      expect(response).to.match(/Hull.*Keel.*Mast.*lowest/)
      expect(confidence).to.be.below(0.8)
      expect((await shop().ask('jobs sorted by price, highest first')).response).to.match(/Mast.*Keel.*Hull/)
    })

    it('calls the first of names first', async () => {
      expect((await shop().ask('first two jobs by name')).response).to.match(/The first 2 jobs by name: Hull and Keel/)
    })
  })

  it('says whose field it took where several kinds have it and none is named', async () => {
    const { response, confidence } = await yard().ask('which shift is the most common')
    expect(response).to.match(/crews.*tugs have one too|tugs.*crews have one too/)
    expect(confidence).to.be.below(0.8)
    const named = await yard().ask('which shift is the most common among crews')
    expect(named.response)
      .to.match(/night/)
      .and.not.match(/have one too/)
  })
})
