import { expect } from 'chai'
import { readOrders } from '../../../../src/agent/web/goals/read-orders.ts'
import { isRoundabout } from '../../../../src/agent/web/goals/say-plainly.ts'
import { restore } from '../../../../src/agent/web/read/literals.ts'

const orders = (text: string) => {
  const { list, source } = readOrders(text)
  return list.map(({ verb, rest }) => `${verb} ${restore(rest, source)}`.trim())
}

describe('two sentences that are one order', () => {
  for (const [text, meant] of [
    ['The link "Tea" is in one of the sections. Open the section and click the link.', ['click the link Tea']],
    ['The file "plan" lies in one of the folders below. Find it and select the file.', ['select the file plan']],
    ['One of the cards has the largest number: pick that card.', ['pick the card with the largest number']],
    ['Only one of the boxes holds the most dots. Tick that box.', ['tick the box with the most dots']],
    [
      'Every square belongs in the basket: drag them there and press Done.',
      ['drag Every square in the basket', 'press Done'],
    ],
    [
      'I want to fly from Oslo to Rome on 3/4/2026: book the cheapest flight.',
      ['book the cheapest flight from Oslo to Rome on 3/4/2026'],
    ],
    ['Set the password to "xy12", verify it and submit.', ['enter xy12 in both fields', 'submit']],
    ['Go through the tabs and click the link "Tea" once you see it.', ['go through the tabs', 'click the link Tea']],
    [
      'Do not sign it: scroll through the text and press Decline.',
      ['do not sign it', 'scroll through the text', 'press Decline'],
    ],
  ] as const)
    it(text, () => {
      expect(orders(text)).to.deep.equal(meant)
    })

  for (const text of [
    'Enter these values: three apples, four pears.',
    'The password is "xy12". Type it in and verify the account.',
    'One of the cards is red. Open the menu.',
    'Delete the file with the .gif extension.',
  ])
    it(`is left as it is: ${text}`, () => {
      expect(orders(text).join(' ')).not.to.match(/both fields|the card with|click/)
    })

  it('takes the whole page to be understood', () => {
    expect(isRoundabout('Every square belongs in the basket: drag them there.')).to.equal(true)
    expect(isRoundabout('Drag the square to the basket.')).to.equal(false)
  })

  it('an ending of a file keeps its place among the words', () => {
    expect(orders('Remove the file with the .gif extension.')).to.deep.equal([
      'remove the file with the .gif extension',
    ])
  })
})
