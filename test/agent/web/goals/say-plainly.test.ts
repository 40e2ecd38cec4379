import { expect } from 'chai'
import { GivenUp, type Hands } from '../../../../src/agent/web/goals/hands.ts'
import { readOrders } from '../../../../src/agent/web/goals/read-orders.ts'
import { sayPlainly } from '../../../../src/agent/web/goals/say-plainly.ts'
import { readValue } from '../../../../src/agent/web/goals/values/read-value.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'

describe('sentences that ask in a roundabout way', () => {
  for (const [said, plain] of [
    ['Where is the blue boat? Click on it.', 'Click the blue boat.'],
    ['Whose bag is the heaviest? Click on it.', 'Click the heaviest bag.'],
    ['What is the price of the lamp? Type it in and press OK.', 'Type the price of the lamp and press OK.'],
    ['Which word does the second line end with? Type it in.', 'Type the last word of the second line.'],
    ['Somewhere there is a folder called Bills. Click its name.', 'Click the folder called Bills.'],
    ['Press Up first and Down after it.', 'Press Up, then press Down.'],
    [
      'Spin as often as it takes to get a number lower than 9, then stop.',
      'click Spin until the number is lower than 9, then stop.',
    ],
    ['Forward what Ola wrote to Per.', 'Forward the message by Ola to Per.'],
    ['Like every post that @ola has written.', 'Like every post by @ola.'],
    ['Open the letter that came from Ola.', 'Open the letter by Ola.'],
    ['Take bread and salt off the list.', 'delete bread and salt.'],
    ['Go to panel 2 and press the button that is there.', 'Go to panel 2 and press the button.'],
    ['What do the books cost altogether? Enter the amount.', 'Enter the sum of the prices.'],
    ['If a window comes up, close it. Press Go.', 'Press Go.'],
    ['Who has the fewest goals? Click the name.', 'Click the name with the fewest goals.'],
    ['Which figure has the most corners? Click on it.', 'Click the figure with the most corners.'],
    ['Which word comes right before "boat" in the text? Type it.', 'Type the word before "boat".'],
    ['One of the drawers holds the letter from Ola. Find it and open it.', 'open the letter from Ola.'],
    ['Press Go. After a while the button Land appears; press it too.', 'Press Go. press the button Land.'],
    ['Draw cards until you get an even one.', 'click Draw until the card is even.'],
    ['Follow everyone who posted about #tea.', 'Follow every post with #tea.'],
    ['Which number is closest to 60? Click it.', 'Click the closest number to 60.'],
    ['Press the Send button that comes up there.', 'Press the Send button.'],
    [
      'Replace the text of the left box with that of the right box.',
      'copy the text of the right box into the left box.',
    ],
    [
      'What are the age and the town of Ola? Fill them in.',
      'enter the age of Ola into age and the town of Ola into town.',
    ],
    ['Hold the mouse button down and draw a ring.', 'draw a ring.'],
  ] as const)
    it(said, () => expect(sayPlainly(said)).to.equal(plain))

  for (const said of [
    'What is the answer? Type it in.',
    'Press the first button and the last one.',
    'If a message says Full, press Leave.',
    'Go there.',
    'Take the second one off.',
    'The box holds the letter. Go on.',
    'Wait until you see the harbour.',
    'What are the age and the town of Ola?',
    'Replace the lamp with a new one.',
    'Hold the mouse button down.',
  ])
    it(`stays as it is: ${said}`, () => expect(sayPlainly(said)).to.equal(said))

  it('takes a verb that no interface has for the name of what can be done', () => {
    const { list } = readOrders('Boost 2 posts of @ola, then press Done.')
    expect(list.map(({ kind, verb }) => `${kind} ${verb}`)).to.deep.equal(['other boost', 'click press'])
    expect(readOrders('These two are wrong.').list).to.deep.equal([])
  })

  it('takes a sentence that only tells how things behave for no part of the order before it', () => {
    const rests = (text: string) => readOrders(text).list.map(({ kind, rest }) => `${kind} ${rest}`)
    expect(rests('Press the red tile. It jumps after each press.')).to.deep.equal(['click the red tile'])
    expect(rests('Mark Tea and Milk. Submit afterwards.')).to.deep.equal(['choose Tea and Milk', 'submit '])
    expect(rests('From the drop-down choose Tea.')).to.deep.equal(['choose Tea'])
  })
})

describe('a value that a question asks for', () => {
  const valueOf = (said: string) => {
    const { source, list, text } = readOrders(said)
    const hands = { page: readPage(snapshotOf([])) } as unknown as Hands
    return readValue(hands, list[0]!.rest, source, { given: text })
  }

  it('is not written down in the words of the question where the page does not tell it', () => {
    expect(() => valueOf("What is the colour of Ola's boat? Write it.")).to.throw(GivenUp)
    expect(valueOf('Write the end of all things.')).to.equal('the end of all things')
  })
})
