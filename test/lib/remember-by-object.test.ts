import { expect } from 'chai'
import { rememberByObject } from '../../src/lib/remember-by-object.ts'

describe('what is remembered of objects', () => {
  it('is worked out once for each object, also where it is undefined, and not for its like', () => {
    const asked: number[] = []
    const square = rememberByObject(({ side }: { side: number }) => {
      asked.push(side)
      return side > 0 ? side * side : undefined
    })
    const [three, none] = [{ side: 3 }, { side: 0 }]
    expect([three, none, three, none].map(square)).to.deep.equal([9, undefined, 9, undefined])
    expect(square({ side: 3 })).to.equal(9)
    expect(asked).to.deep.equal([3, 0, 3])
  })

  it('is worked out once for each pair', () => {
    let made = 0
    const meet = rememberByObject((_a: object) => rememberByObject((_b: object) => ++made))
    const [a, b, c] = [{}, {}, {}]
    expect([meet(a)(b), meet(a)(c), meet(a)(b), meet(c)(b)]).to.deep.equal([1, 2, 1, 3])
  })
})
