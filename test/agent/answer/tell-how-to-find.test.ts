import { expect } from 'chai'
import { createDeskRegistry } from '../../support/desk/registry.ts'
import { createConversation } from '../../support/library/ask.ts'

const ask = async (message: string) => await createConversation(createDeskRegistry({})).ask(message)

describe('a record that is not there', () => {
  for (const message of ['show customer 99999', 'what is the email of customer 99999?', 'delete customer 99999'])
    it(`is told with a next step that works: ${message}`, async () => {
      const { response } = await ask(message)
      expect(response).to.match(/^I found no customer/)
      const [, step] =
        /To see which there are, ask “([^”]+)”, or name the customer instead of its id\.$/.exec(response) ?? []
      const { response: listed, data } = await ask(step!)
      expect(data.error, response).to.equal(undefined)
      expect(data.total).to.be.greaterThan(0)
      expect(listed).to.not.include('passed over')
    })
})
