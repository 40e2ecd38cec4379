import { expect } from 'chai'
import { joinClauses, restate } from '../../../../src/agent/web/goals/restate.ts'

const said = (text: string) => restate(joinClauses(text))

describe('an instruction said in one way', () => {
  for (const [text, plain] of [
    [
      'Copy what is in the upper box, paste it into the lower box.',
      'copy the text of the upper box into the lower box.',
    ],
    ['Look through the tabs for "Rates" and click it.', 'click "Rates".'],
    ['Press Ape before Bee, and Cow at the end.', 'Press Ape, then press Bee, then press Cow.'],
    ['The red ball belongs in the basket.', 'drag The red ball in the basket.'],
    ['Make Tea the 3rd item of the list.', 'drag Tea to the 3rd position.'],
    ['Keep the mouse inside the circle as it moves.', 'follow with the pointer the circle'],
    ['The date is 3/4/2021. Fill it in.', 'enter 3/4/2021 as the date.'],
    ['Ann should get the mail about tea. Forward it.', 'forward the mail about tea to Ann.'],
    ['Ann wrote a mail about tea. Delete it.', 'Delete the mail by Ann about tea.'],
    ['Throw the mail by Ann into the bin.', 'delete the mail by Ann.'],
    ['Milk must be ticked before you press Save.', 'tick Milk, then press Save.'],
    ['Tick every word that is similar in meaning to glad.', 'Tick words similar to glad.'],
    ['Close the dialog by clicking the cross.', 'click the cross.'],
    ['Put a star on the mail by Ann.', 'give the mail by Ann a star.'],
    ["I don't want Ann's letter, throw it away.", "delete Ann's letter."],
    ["Ann's mail is not needed any more. Please archive it.", "archive Ann's mail."],
    ['Ann sent me a note, please delete it.', 'delete the note by Ann.'],
    ['Search for the mail from Ann and mute it.', 'find the mail from Ann and mute it.'],
    ['Go to the mail from Ann and send it to Bob.', 'forward the mail from Ann to Bob.'],
    ['Let Ann see the mail from Bob.', 'forward the mail from Bob to Ann.'],
    ['Set the mail from Ann as important.', 'star the mail from Ann.'],
    ['Find the mail from Ann and flag it as important.', 'Find the mail from Ann and mark it as important.'],
    ['plan.txt is in the wrong folder. Drag it into the Music folder.', 'Drag plan.txt into the Music folder.'],
    ['Click the squares before they disappear.', 'Click the squares.'],
    ['Click all the balls until there are none left.', 'Click all the balls.'],
    ["I want Ann to get Bob's mail.", "forward Bob's mail to Ann."],
    ['Make sure Ann receives the letter by Bob.', 'forward the letter by Bob to Ann.'],
    ['Ann is waiting for the letter by Bob.', 'forward the letter by Bob to Ann.'],
    ["Ann has asked for Bob's note.", "forward Bob's note to Ann."],
    ['Bob wants her letter to be passed on to Ann.', 'forward the letter by Bob to Ann.'],
    ['Let Ann see what Bob sent.', 'forward the email by Bob to Ann.'],
    ['E-mail Ann the note from Bob.', 'forward the note from Bob to Ann.'],
    ['Look for the mail by Ann and forward to Bob.', 'forward the mail by Ann to Bob.'],
    ['Remove the mail by Ann from the inbox.', 'delete the mail by Ann.'],
    ['Forward the mail by Ann to Bob please', 'Forward the mail by Ann to Bob'],
    ['Sign the contract as Ann Lee, then press Done.', 'sign with the name Ann Lee, then press Done.'],
  ] as const)
    it(text, () => expect(said(text)).to.equal(plain))

  for (const text of [
    'Click the words so that they form a sentence.',
    'Answer it with "Replace".',
    'Find the cheapest room.',
    'Show the files that end with .gif and .py.',
    'Press Start, look how they light up and push them in the same order.',
    'Open the settings and switch off the sound.',
    'Put Ann in the field.',
    'Make sure the page shows Hello.',
    'Delete the second file and close the window.',
    'The mail from Ann is unread and the one from Bob is not.',
    'Press Save before it closes the window.',
  ])
    it(`is left as it is: ${text}`, () => expect(said(text)).to.equal(text))
})
