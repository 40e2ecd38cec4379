import { expect } from 'chai'
import { asksForLetterDeed } from '../../../../src/agent/web/goals/letters/say-letter-deed.ts'
import { readOrders } from '../../../../src/agent/web/goals/read-orders.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Part } from './done-on.ts'

const saidPlainly = (message: string) => {
  const { text: plain, source } = readOrders(message)
  return plain.replace(/\uE000(\d+)\uE001/gu, (_, at: string) => `“${source.literals[Number(at)]!.text}”`)
}

describe('what is done with a letter', () => {
  it('is read by who it is from and for whom, wherever they stand', () => {
    for (const message of [
      'Send the email from Ann Lee to Bob',
      'Bob wants the email you got from Ann Lee',
      'Could you pass Ann Lee’s email on to Bob?',
      'Share with Bob the email that Ann Lee sent you.',
      'Bob wants to see the email you got from Ann Lee. Please send it to them.',
      'Look for the message from Ann Lee, and forward to Bob.',
      "Ann Lee's mail should be forwarded to Bob",
    ])
      expect(saidPlainly(message), message).to.match(/^forward the (?:e?mail|message) by Ann Lee to Bob$/)
  })

  it('and by what a reply says, quoted or not', () => {
    for (const message of [
      'Send a reply to Ann saying "Yes, at 5."',
      'Reply to Ann. The reply should say "Yes, at 5."',
      'Tell Ann "Yes, at 5." in a reply to her email',
      'Email Ann back with "Yes, at 5."',
      "Please respond to Ann's email with the following: Yes, at 5.",
      'Find the email by Ann and reply with the text Yes, at 5.',
    ])
      expect(saidPlainly(message), message).to.match(/^reply to (?:the email by )?Ann with the text “Yes, at 5[.]”$/)
  })

  it('is deleted or starred by any word for it', () => {
    for (const message of [
      "Ann's email needs to be deleted",
      "I don't want to keep the email from Ann",
      'Trash the message Ann sent me',
    ])
      expect(saidPlainly(message), message).to.match(/^delete the (?:email|message) by Ann$/)
    for (const message of ["Ann's email is important, mark it so.", 'Please mark as important the message from Ann'])
      expect(saidPlainly(message), message).to.match(/^star the (?:email|message) by Ann$/)
  })

  it('and by nothing that a word of the message contradicts or adds to', () => {
    for (const message of [
      "Don't delete the email from Ann",
      'Delete all emails from Ann',
      'Delete the email from Ann about tea',
      'Do not reply to Ann',
      'Is the email from Ann important?',
      'Who sent the email to Bob?',
      'Forward the email from Ann to Bob unless it is spam',
      'Reply to Ann and delete the message from Bob',
      'Send the email from Ann to Bob with the text "hi"',
      'Write an email to Ann saying "hi"',
      'Show me the email from Ann',
      'Mark the email from Ann as important',
    ])
      expect(asksForLetterDeed(message), message).to.equal(false)
  })

  it('is not sent while what a reply is to say is not known, also by a control that shows no name', async () => {
    const letter: Part = {
      role: 'article',
      clickable: true,
      in: [text('Ann'), button('Reply'), { ...field(''), tag: 'textarea' }],
    }
    const send = button('', { id: 'send-reply' })
    const { calls, done } = await doneOn(snapshotOf([letter, send]), 'Reply to the message by Ann.')
    expect(said(calls).filter(call => /send-reply/.test(call))).to.deep.equal([])
    expect(done && calls.some(({ tool }) => tool === 'type')).to.equal(false)
  })
})
