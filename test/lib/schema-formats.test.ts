import { Ajv } from 'ajv'
import { expect } from 'chai'
import { addServiceFormats } from '../../src/lib/schema-formats.ts'

const ajv = new Ajv({ strict: false, logger: false })
addServiceFormats(ajv)
const fits = (format: string, value: string) => ajv.compile({ type: 'string', format })(value)

describe('addServiceFormats', () => {
  it('takes times and moments as frameworks write them, local ones and those without seconds too', () => {
    for (const time of ['19:00', '19:00:00', '19:00:00.5', '19:00:00Z', '19:00Z', '19:00:00+02:00'])
      expect(fits('time', time), time).to.equal(true)
    for (const moment of ['2027-01-17T19:00', '2027-01-17T19:00:00', '2027-01-17T19:00:00Z', '2027-01-17 19:00+01:00'])
      expect(fits('date-time', moment), moment).to.equal(true)
  })

  it('takes no other texts for them', () => {
    for (const time of ['7pm', '25:00', '19:60', '19', '', '2027-01-17T19:00'])
      expect(fits('time', time), time).to.equal(false)
    for (const moment of ['2027-01-17', '2027-02-30T19:00', '2027-01-17T25:00', 'tomorrow 19:00', '19:00'])
      expect(fits('date-time', moment), moment).to.equal(false)
    expect(fits('date', '2027-02-30')).to.equal(false)
    expect(fits('email', 'ann')).to.equal(false)
  })
})
