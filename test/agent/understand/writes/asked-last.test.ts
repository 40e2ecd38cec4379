import { expect } from 'chai'
import { sayAskedLast } from '../../../../src/agent/understand/writes/asked-last.ts'
import { findCommand } from '../../../../src/agent/understand/writes/find-command.ts'
import { ordersPointingBack } from '../../../../src/agent/understand/writes/told-first.ts'

const knows = (verb: string) => ['resolve', 'moor'].includes(verb)

describe('orders behind what gives their reason', () => {
  for (const [message, order] of [
    ['The Lees are expecting more guests, can you raise B-17 to 45 berths?', 'raise B-17 to 45 berths'],
    ['Ann rang again. Could you please set the fee of B-17 to 40?', 'set the fee of B-17 to 40'],
    ['The season is over - would you move B-17 to Pier 2?', 'move B-17 to Pier 2'],
    ['The paint is dry, so B-17 can be moored', 'moor B-17'],
    ['The paint is dry, so complaint 12 can now be marked as resolved.', 'mark complaint 12 as resolved'],
  ] as const)
    it(`are read as plain ones: “${message}”`, () => {
      expect(findCommand(message, knows)?.text.replace(/[.!]$/, '')).to.equal(order)
    })

  for (const message of [
    'Which boats are late, and can you raise B-17 to 45 berths?',
    'If the Lees come, can you raise B-17 to 45 berths?',
    'The season is over, can you show me the boats?',
    'The Heron is leaking, can you move it to Pier 2?',
    'If the paint is dry, so B-17 can be moored',
    'I hope that the paint is dry, so B-17 can be moored',
  ])
    it(`are none: “${message}”`, () => expect(sayAskedLast(message, knows)).to.equal(message))

  it('are of the one thing that a code names, not of whom it is from', () => {
    const [first] = ordersPointingBack('The money from Ann Lee for INV-7 has come in, so that one can be marked as paid', knows) // oxfmt-ignore
    expect(first).to.include({ text: 'mark INV-7 as paid', isNamed: true })
    const [of] = ordersPointingBack('Ann Lee has left Pier 2, block her', knows)
    expect(of?.text).not.to.match(/Pier/)
  })

  it('are of what belongs to whom was told of', () => {
    const texts = (message: string) => ordersPointingBack(message, knows).map(({ text }) => text)
    expect(texts('The Heron closes for the winter, so put their subscription on hold')).to.include('put the subscription of Heron on hold') // oxfmt-ignore
    expect(texts('Ann Lee is ill, so delete her booking')).to.include('delete the booking of Ann Lee')
    expect(texts('Ann Lee is ill, so put her on hold')).to.include('put Ann Lee on hold')
  })
})
