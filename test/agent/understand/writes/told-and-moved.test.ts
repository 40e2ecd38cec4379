import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { text } from '../../../support/memory/schemas.ts'

const maybe = { type: ['string', 'null'] }
const integer = { type: 'integer' }
const money = { type: 'number', description: 'In EUR' }
const day = { ...text, format: 'date' }
const of = (...values: string[]) => ({ ...text, enum: values })

/** A campsite with a workshop, on Wednesday 14 May 2025. */
const campsite = () =>
  converse(
    ...keeps('camp', 'camper', {
      fields: { name: text, town: text },
      needs: ['name'],
      rows: [
        { id: 1, name: 'Ida Holm', town: 'Bergen' },
        { id: 2, name: 'Rolf Aune', town: 'Oslo' },
      ],
    }),
    ...keeps('camp', 'stay', {
      fields: { code: { ...text, example: 'ST-40' }, camperId: integer, checkIn: day, checkOut: day, wishes: maybe }, // oxfmt-ignore
      needs: ['camperId', 'checkIn', 'checkOut'],
      rows: [
        { id: 1, code: 'ST-40', camperId: 1, checkIn: '2025-06-02', checkOut: '2025-06-05', wishes: null },
        { id: 2, code: 'ST-41', camperId: 2, checkIn: '2025-06-09', checkOut: '2025-06-12', wishes: null },
      ],
    }),
    ...keeps('camp', 'defect', {
      fields: { number: integer, camperId: integer, summary: text, urgency: of('low', 'high'), state: of('open', 'mended', 'void') }, // oxfmt-ignore
      needs: ['camperId', 'summary'],
      rows: [
        { id: 1, number: 880, camperId: 1, summary: 'Lamp flickers', urgency: 'low', state: 'open' },
        { id: 2, number: 881, camperId: 2, summary: 'Tap drips', urgency: 'high', state: 'open' },
      ],
    }),
    ...keeps('camp', 'gear', {
      fields: { title: text, fee: money, left: integer, keeperId: integer, returnBy: day },
      needs: ['title'],
      rows: [
        { id: 1, title: 'Blue Canoe', fee: 40, left: 3, keeperId: 1, returnBy: '2025-05-20' },
        { id: 2, title: 'Gas Stove', fee: 12, left: 9, keeperId: 2, returnBy: '2025-05-22' },
      ],
    }),
    ...keeps('camp', 'pitch', {
      fields: { name: text, dogsAllowed: { type: 'boolean' }, plannedCost: money, finalCost: money, opensAt: { ...text, format: 'date-time' } }, // oxfmt-ignore
      rows: [{ id: 1, name: 'Birch Hollow', dogsAllowed: false, plannedCost: 300, finalCost: 0, opensAt: '2025-06-01T08:00:00Z' }], // oxfmt-ignore
    }),
    ...keeps('camp', 'voucher', {
      fields: { code: { ...text, example: 'VC-7' }, worth: money, serial: integer },
      rows: [{ id: 1, code: 'VC-7', worth: 50, serial: 3 }],
    }),
  )

const proposed = async (...turns: string[]) => {
  const { ask } = campsite()
  let last: Awaited<ReturnType<typeof ask>> | undefined
  for (const turn of turns) last = await ask(turn)
  return last?.pending?.args
}

describe('orders that tell first and move one end', () => {
  it('makes a record of what was told in front', async () => {
    expect(await proposed("Ida Holm's heater smokes, raise a defect")).to.deep.equal({
      camperId: 1,
      summary: "Ida Holm's heater smokes",
    })
    expect(await proposed('is the heater of Ida Holm smoking, raise a defect?')).to.equal(undefined)
  })

  it('takes the clause that says nothing else for the text that is needed', async () => {
    const made = { camperId: 1, summary: 'heater smokes', urgency: 'high' }
    expect(await proposed('raise a defect for Ida: heater smokes, high urgency')).to.deep.equal(made)
    expect(await proposed('log a defect for Ida Holm, heater smokes, high urgency')).to.deep.equal(made)
    expect(await proposed('raise a defect for Ida Holm: high urgency')).to.equal(undefined)
  })

  it('moves the end of what lasts', async () => {
    expect(await proposed('extend ST-40 by two nights')).to.deep.equal({ id: 1, checkOut: '2025-06-07' })
    expect(await proposed('ST-41 is staying one more night, change that')).to.deep.equal({ id: 2, checkOut: '2025-06-13' }) // oxfmt-ignore
    expect(await proposed('extend ST-40 until Sunday')).to.have.property('checkOut')
    expect(await proposed('give Ida three more days for Blue Canoe')).to.deep.equal({ id: 1, returnBy: '2025-05-23' })
  })

  it('moves what is put back or forward, and lasts longer', async () => {
    expect(await proposed('put Birch Hollow back half an hour')).to.deep.equal({ id: 1, opensAt: '2025-06-01T08:30:00Z' }) // oxfmt-ignore
    expect(await proposed('ST-40 lasts two days longer, change it')).to.deep.equal({ id: 1, checkOut: '2025-06-07' })
  })

  it('takes no field for another that is called alike, and leaves out no part of what was told', async () => {
    expect(await proposed('change the cost of Birch Hollow to 395')).to.equal(undefined)
    expect(await proposed('Birch Hollow is mended and cost 395, please enter that')).to.equal(undefined)
    expect(await proposed('dogs are allowed at Birch Hollow, please note that')).to.deep.equal({ id: 1, dogsAllowed: true }) // oxfmt-ignore
  })

  it('puts a note on a record, whatever the note speaks of and its field is called', async () => {
    expect(await proposed('add a note to ST-41: camper calls on Friday')).to.deep.equal({ id: 2, wishes: 'camper calls on Friday' }) // oxfmt-ignore
    expect(await proposed('note on ST-40: needs a cot')).to.deep.equal({ id: 1, wishes: 'needs a cot' })
  })

  it('reads verbs that are the state', async () => {
    expect(await proposed('void defect 880')).to.deep.equal({ id: 1, state: 'void' })
    expect(await proposed('void defects')).to.equal(undefined)
  })

  it('takes a comparative for the direction of a figure', async () => {
    expect(await proposed('make Blue Canoe 10 % dearer')).to.deep.equal({ id: 1, fee: 44 })
    expect(await proposed('make the Gas Stove 2 euros cheaper')).to.deep.equal({ id: 2, fee: 10 })
  })

  it('takes over what another record has', async () => {
    expect(await proposed('set the fee of Gas Stove to that of Blue Canoe')).to.deep.equal({ id: 2, fee: 40 })
    expect(await proposed('make the fee of Gas Stove the same as Blue Canoe')).to.deep.equal({ id: 2, fee: 40 })
    expect(await proposed('set the fee of Gas Stove to that of Red Kayak')).to.equal(undefined)
  })

  it('says a verb once for two records', async () => {
    const { pending, response } = await campsite().ask('mark 880 as mended and 881 as void')
    expect(pending?.args).to.deep.equal({ id: 1, state: 'mended' })
    expect(response).to.include('“mark 881 as void”')
  })

  it('gives a quoted name', async () => {
    expect(await proposed('call the Gas Stove "Big Stove" from now on')).to.deep.equal({ id: 2, title: 'Big Stove' })
  })

  it('empties no field that needs a value', async () => {
    const { ask } = campsite()
    expect((await ask('unassign defect 880')).pending).to.equal(undefined)
  })

  it('takes a bare figure from the only amount', async () => {
    expect(await proposed('knock 5 off VC-7')).to.equal(undefined)
    expect(await proposed('knock 5 euros off VC-7')).to.deep.equal({ id: 1, worth: 45 })
  })
})
