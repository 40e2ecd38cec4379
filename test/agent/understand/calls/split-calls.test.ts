import { expect } from 'chai'
import { liesIn, splitPieces, unquote } from '../../../../src/agent/understand/calls/split-calls.ts'

const pieces = (text: string) => splitPieces(text).map(({ start, end }) => text.slice(start, end))
const joints = (text: string) => splitPieces(text).map(piece => piece.joint)

describe('splitPieces', () => {
  const rows: [string, string[]][] = [
    ['Boil the milk. Then cool it.', ['Boil the milk.', 'cool it.']],
    ['Boil 2 eggs, 3 potatoes and 4 carrots', ['Boil 2 eggs', '3 potatoes', '4 carrots']],
    ['Open the door, and then close it', ['Open the door', 'close it']],
    ['Feed the cat as well as the dog', ['Feed the cat', 'the dog']],
    ['Send “hello, you and me” to Ann and Bob', ['Send “hello, you and me” to Ann', 'Bob']],
    ['Sort [3, 1] and [4, 2]', ['Sort [3, 1]', '[4, 2]']],
    ['Pay 1,200 and 3,400', ['Pay 1,200', '3,400']],
    ['Trains on May 3, 2025 and May 4, 2025', ['Trains on May 3, 2025', 'May 4, 2025']],
    ['Hotels in Lyon, France and Boston, MA', ['Hotels in Lyon, France', 'Boston, MA']],
    ['Mr. Brown of Acme Inc. called', ['Mr. Brown of Acme Inc. called']],
    ['Flats in Phoenix, arizona and Boston, MA', ['Flats in Phoenix, arizona', 'Boston, MA']],
    ['Feed Rex, turkey and corn', ['Feed Rex', 'turkey', 'corn']],
    ['Rent it for an hour and a half', ['Rent it for an hour and a half']],
    ['Sow it 15 cm between plants and water it', ['Sow it 15 cm between plants', 'water it']],
    ['primes between 5 and 50', ['primes between 5 and 50']],
    ['Two things:\n- wash up\n- dry up', ['Two things:', 'wash up', 'dry up']],
  ]
  for (const [text, expected] of rows)
    it(`cuts ${JSON.stringify(text)}`, () => expect(pieces(text)).to.deep.equal(expected))

  it('tells strong joints from weak ones', () => {
    expect(joints('Wash up. Dry up, and then rest, and sleep or read')).to.deep.equal([
      'start',
      'sentence',
      'request',
      'clause',
      'item',
    ])
  })

  it('loses no word but those that join', () => {
    const text = 'Take eggs and milk, then flour; also salt. Finally, stir.'
    expect(pieces(text).join(' ')).to.equal('Take eggs milk flour salt. stir.')
  })

  it('keeps a town with its state or country, and countries apart', () => {
    expect(liesIn('Lyon', 'France')).to.equal(true)
    expect(liesIn('New York', 'NY')).to.equal(true)
    expect(liesIn('France', 'Spain')).to.equal(false)
  })

  it('takes off the quotes around a whole message only', () => {
    expect(unquote('"Wash up."')).to.equal('Wash up.')
    expect(unquote('"Wash" or "dry"')).to.equal('"Wash" or "dry"')
  })
})
