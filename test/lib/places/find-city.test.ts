import { expect } from 'chai'
import { findCities } from '../../../src/lib/places/find-city.ts'

describe('towns by name', () => {
  it('finds the largest town of a name first, with its state or country', () => {
    expect(findCities('Paris')[0]).to.include({ country: 'FR', state: '' })
    expect(findCities('portland')[0]).to.include({ country: 'US', state: 'OR' })
  })

  it('knows names without their accents, and New York without its City', () => {
    expect(findCities('Zurich')[0]).to.include({ country: 'CH' })
    expect(findCities('New York')[0]).to.include({ state: 'NY' })
  })

  it('knows nothing of a name that is no town', () => {
    expect(findCities('Qwertyville')).to.deep.equal([])
  })
})
