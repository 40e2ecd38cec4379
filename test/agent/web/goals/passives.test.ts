import { expect } from 'chai'
import { asksForDone, verbDone } from '../../../../src/agent/web/goals/restate/passives.ts'
import { readOrders } from '../../../../src/agent/web/goals/read-orders.ts'

const orderOf = (words: string): string => {
  const { list, source } = readOrders(words)
  return list
    .map(({ verb, rest }) => `${verb} ${rest}`)
    .join('; ')
    .replace(/\uE000(\d+)\uE001/g, (_, at: string) => `"${source.literals[Number(at)]!.text}"`)
}

describe('deeds that are told as states and wishes', () => {
  for (const [words, order] of [
    ["Hugo's message should be deleted.", 'delete the message by Hugo'],
    ['The row of Ann has to be archived.', 'archive the row of Ann'],
    ["I want Ann's message flagged as important", "star Ann's message"],
    ['I would like to have the post by Bob hidden.', 'hide the post by Bob'],
    ['Make the mail from Ann important.', 'star the mail by Ann'],
    ['The letter by Ann is important, please star it.', 'star the letter by Ann'],
    ['Can you delete the message that Hugo wrote?', 'delete the message by Hugo'],
    ['Please send Ann the mail you got from Hugo', 'forward the mail by Hugo to Ann'],
    ["Pass along Hugo's mail to Ann.", 'forward the mail by Hugo to Ann'],
    ['Ann wants the mail Hugo sent you. Forward it.', 'forward the mail by Hugo to Ann'],
    ['Send Ann a reply that says "Not now".', 'reply to Ann with the text "Not now"'],
    ["Put Hugo's message in the trash.", 'delete the message by Hugo'],
  ] as const)
    it(words, () => expect(orderOf(words).toLowerCase()).to.equal(order.toLowerCase()))

  it('what is so already, and questions, are no orders', () => {
    for (const words of ["Hugo's message is deleted.", 'Should the row be deleted?', 'The message was starred by Ann.'])
      expect(asksForDone(words), words).to.equal(false)
  })

  it('participles lead back to their verbs', () => {
    expect(['chosen', 'starred', 'deleted', 'flagged', 'hidden', 'switched on'].map(verbDone)).to.deep.equal([
      'choose',
      'star',
      'delete',
      'flag',
      'hide',
      'switch on',
    ])
  })
})
