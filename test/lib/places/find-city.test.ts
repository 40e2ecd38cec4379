import { expect } from 'chai'
import { findCities } from '../../../src/lib/places/find-city.ts'
import type * as places from '../../../src/lib/places/find-city.ts'

describe('towns by name', () => {
  it('finds the largest town of a name first, with its state or country', () => {
    expect(findCities('Paris')[0]).to.include({ country: 'FR', state: '' })
    expect(findCities('portland')[0]).to.include({ country: 'US', state: 'OR' })
  })

  it('knows names without their accents, and New York without its City', () => {
    expect(findCities('Zurich')[0]).to.include({ country: 'CH' })
    expect(findCities('New York')[0]).to.include({ state: 'NY' })
  })

  it('is the same when it was loaded ahead, in slices', async () => {
    const again = '../../../src/lib/places/find-city.ts?ahead'
    const { findCities: find, loadCities } = (await import(again)) as typeof places
    await loadCities()
    for (const name of ['Springfield', 'Zurich', 'New York', 'Qwertyville'])
      expect(find(name)).to.deep.equal(findCities(name))
  })

  it('knows nothing of a name that is no town', () => {
    expect(findCities('Qwertyville')).to.deep.equal([])
  })
})
