import { expect } from 'chai'
import { protect, restore } from '../../../../src/agent/web/read/literals.ts'
import { sayOrders } from '../../../../src/agent/web/goals/say-plainly.ts'

const said = (text: string) => {
  const source = protect(text)
  return restore(sayOrders(source.text), source)
}

describe('what shall be is said as what is to be done', () => {
  for (const [text, plain] of [
    ['Only the word violet shall be bold. Press Store then.', 'make the word violet bold. Press Store then.'],
    ['Everything in the box must be in italics.', 'make all the text italic.'],
    ['Log in. Name: mira7, PIN: 4411', 'Log in with the name mira7 and the pin 4411'],
    [
      'Rita is to be second on the board. Drag it there, then press Keep.',
      'drag Rita to the second position, then press Keep.',
    ],
    ['Drag Omar until Omar is number 4.', 'drag Omar to the 4th position.'],
    ['The block should be further to the left. Push it there.', 'drag The block to the left.'],
    ['Grab the peg and pull it up a little way, then press Ok.', 'pull the peg up, then press Ok.'],
    ['The cursor belongs in the last box.', 'focus the last box.'],
    [
      'First the knob to 3, then the second checkbox, finally the button Go.',
      'set the knob to 3, then choose the second checkbox, then press the button Go',
    ],
    ['Choose Tea, then Store.', 'Choose Tea, then press Store.'],
    ['Write "abc" into the second line and Save.', 'Write abc into the second line, then press Save.'],
    ['Look up "tea" and follow hit number 3.', 'search for tea and click the 3rd search result.'],
    ['Of the results, open the 4th one.', 'click the 4th search result.'],
    ['You have the noughts. Beat the crosses.', 'Playing as O, win the game of tic-tac-toe'],
    ['I have a number in mind, 1 to 20. Find it.', 'Guess the number between 1 and 20.'],
    ['Tap the discs: the greatest first, then the next smaller one.', 'Click on the discs in descending order'],
    ['Bring the tiles into falling order, the longest first.', 'sort the tiles in descending order.'],
    [
      'Press Warm up. A moment later Start can be pressed too: do that.',
      'Press Warm up, then wait until Start is enabled, then press Start.',
    ],
    ['The gauge has to show 12 before Store is pressed.', 'set The gauge to 12, then press Store.'],
  ] as const)
    it(text, () => expect(said(text)).to.equal(plain))
})

describe('questions and statements that an order takes up', () => {
  for (const [text, plain] of [
    ['What Rita wrote should reach Omar: pass it on.', 'forward the email by Rita to Omar.'],
    ['Omar wants to read the letter by Rita; forward it.', 'forward the email by Rita to Omar.'],
    ['Let Rita have this reply to her letter: "Yes, do."', 'reply to the email by Rita with the text Yes, do.'],
    ['Tap the share sign under what @omar wrote.', 'for the post by @omar, click on the share button.'],
    ['Give two of the comments by Rita a heart.', 'click the heart button on two comments by Rita.'],
    ['Where is x = 3 and y = -1? Click it.', 'click on the grid coordinate (3,-1).'],
    ['The bell should ring at 7:15 PM. Enter that.', 'enter 7:15 PM as the time.'],
    ['Set the kettle for 6:40 in the morning.', 'enter 6:40 AM as the time and press Set.'],
    [
      'How many bricks do both walls have? Enter the number and press Go.',
      'count the bricks, enter the total number and press Go.',
    ],
    ['Of red stars, how many are there?', 'How many red stars are there?'],
    ['Which is the 3rd word of the passage? Type it in.', 'enter the 3rd word of the text into the field.'],
    [
      'Draw a 5 with the boxes, like the drawing beside them.',
      'draw the number 5 in the checkboxes using the example on the right.',
    ],
    ['Under File there is Export; in it, choose PNG.', 'select File > Export > PNG'],
    ['Type a town: its beginning is "Ba", its end is "el".', 'enter a town that starts with Ba and ends with el.'],
    ['I want a red kettle with a lid. Order it.', 'Order the red kettle with a lid'],
    ['Order tea twice and cake 3 times.', 'Order 2 tea and 3 cake.'],
    ['Buy ACM when its price is at least $20.', 'when ACM is at least $20, press Buy'],
    ['From the orders, find the late one by Rita and press its Open.', 'for the late order of Rita, click Open'],
    ['Which town does Rita have? Find the card and click it.', 'Find Rita and click on the town'],
    [
      'Open the drawers until kettle shows up, and click that.',
      'Open the drawers until kettle shows up, and click that.',
    ],
    ['Open the folders until kettle shows up, and click that.', 'find and click on kettle'],
    ['Get into the account of mira7; its password is p-41.', 'log in with the username mira7 and the password p-41'],
    ['Somewhere in the drawers there is a stamp. Look for it and take it.', 'take stamp'],
    ['One of the pages has a link Mint in it; find that and open it.', 'open link Mint'],
    ['Slide to 7, then press Keep.', 'set the slider to 7, then press Keep.'],
    ['Which number must stand for y? Write it down.', 'solve for y and enter the answer.'],
    ['Width and height must be at 30 and 40. Set them.', 'set Width to 30 and height to 40, then press Set.'],
    ['Book a trip out of Cork into Riga leaving 3/4/2021.', 'Book a trip from Cork to Riga on 3/4/2021.'],
    ['Choose Tea, Milk as well as Bread.', 'Choose Tea, Milk and Bread.'],
  ] as const)
    it(text, () => expect(said(text)).to.equal(plain))

  for (const text of [
    'Select Ann and press Save.',
    'Set the volume to 3 and send the form.',
    'Order tea and cake.',
    'Press the second button.',
  ])
    it(`is left as it is: ${text}`, () => expect(said(text)).to.equal(text.replaceAll('"', '')))
})
