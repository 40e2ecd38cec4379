import { expect } from 'chai'
import { createConversation } from '../../../support/library/ask.ts'
import { createDeskRegistry } from '../../../support/desk/registry.ts'
import { ACTIONS, CHANGES, MANY, NEW, READS, REFUSED, type Phrasing } from './phrasings.ts'

/** Asks in one conversation over the help desk; nothing may change. */
async function propose(messages: string[]) {
  const { ask, library } = createConversation(createDeskRegistry())
  let outcome: Awaited<ReturnType<typeof ask>> | undefined
  for (const message of messages) outcome = await ask(message)
  expect(library.writes(), 'written without approval').to.deep.equal([])
  return outcome!
}

describe('phrasings of changes', () => {
  const groups: Record<string, Phrasing[]> = {
    'of one record': CHANGES,
    'operations of their own': ACTIONS,
    'of several records': MANY,
    'new records': NEW,
  }
  for (const [title, phrasings] of Object.entries(groups))
    describe(title, () => {
      for (const [messages, tool, args] of phrasings)
        it(`“${messages.join('” → “')}”`, async () => {
          const { pending, response } = await propose(messages)
          expect(pending?.tool, response).to.equal(tool)
          expect(pending?.args, response).to.deep.equal(args)
        })
    })

  describe('that are refused', () => {
    for (const [messages, code, said] of REFUSED)
      it(`“${messages.join('” → “')}”`, async () => {
        const { pending, data, response, confidence } = await propose(messages)
        expect(pending, response).to.equal(undefined)
        if (code) expect(data.error?.code, response).to.equal(code)
        expect(response).to.match(said)
        if (code) expect(confidence).to.be.below(0.5)
      })
  })

  describe('that only look like one', () => {
    for (const message of READS)
      it(`“${message}”`, async () => expect((await propose([message])).pending).to.equal(undefined))
  })
})
