import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'

type Row = Record<string, unknown>
const text = { type: 'string' }
const whole = { type: 'integer' }
const moment = (description: string) => ({ type: 'string', format: 'date-time', description })

const trams: Row[] = [
  { id: 1, ref: '12.040', eta: '2026-05-30T10:00:00Z', ata: '2026-06-01T10:00:00Z', riders: 90, fare: '2.50', resolved: true, lanterns: 0, inspector_name: 'Ida Falk', scrapped_year: 1950, area_sqm: 30 },
  { id: 2, ref: '12.041', eta: '2026-06-02T10:00:00Z', ata: '2026-06-02T11:00:00Z', riders: 40, fare: '0.00', resolved: false, lanterns: 2, inspector_name: 'Olaf Brun', scrapped_year: 1975, area_sqm: 50 },
] // prettier-ignore
const properties = {
  id: whole, ref: text, eta: moment('Estimated time of arrival'), ata: moment('Actual time of arrival'), riders: whole,
  fare: { type: 'number', description: 'EUR' }, resolved: { type: 'boolean' }, lanterns: whole, inspector_name: text, scrapped_year: whole,
  area_sqm: whole,
} // prettier-ignore

const ask = (message: string) =>
  converse(
    reads('depot', '/trams', () => trams.map(row => ({ ...row, fare: Number(row.fare) })), {
      type: 'array',
      items: { type: 'object', properties },
    }),
  ).ask(message)

describe('verbs that speak of fields', () => {
  for (const [message, ids] of [
    ['Which trams arrived in June 2026?', [1, 2]],
    ['Which trams were scrapped before 1960?', [1]],
    ['trams that drew more than 50 riders', [1]],
    ['trams scrapped in the 1970s', [2]],
    ['free trams', [2]],
    ['open trams', [2]],
    ['trams with lanterns', [2]],
    ['show me 12.041', [2]],
  ] as const)
    it(message, async () => {
      const { response, data } = await ask(message)
      const shown = [data.result].flat().map(row => (row as { id: number }).id)
      expect(shown, response).to.deep.equal([...ids])
    })

  it('tells who did it by the field that is named after the doer', async () => {
    const { response } = await ask('Who inspected 12.040?')
    expect(response).to.include('Ida Falk')
  })

  it('adds up what is in a square unit', async () => {
    const { response, data } = await ask('How many square metres do the trams have in total?')
    expect(data.result, response).to.equal(80)
  })
})
