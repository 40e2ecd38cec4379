import { expect } from 'chai'
import { Settings } from '../../../src/config/settings.ts'
import { startLibraryAgent } from '../support/start-library-agent.ts'

describe('follow-ups and suggestions of a server', function () {
  this.timeout(60_000)
  it('leave out what the policies refuse to speak of', async () => {
    const refused = Settings.parse({ policies: { refused_topics: ['authors', 'genre'] } })
    const { agent } = await startLibraryAgent({ settings: refused })
    try {
      const { suggestions } = (await agent.send('/suggestions')).body as { suggestions: string[] }
      expect(suggestions.length).to.be.greaterThan(0)
      expect(suggestions.join()).to.not.match(/author|genre/)
      const { data } = await agent.chat('top 3 books by price')
      expect(data.error).to.equal(undefined)
      expect((data.follow_ups ?? []).join()).to.not.match(/author|genre/)
    } finally {
      await agent.close()
    }
  })

  it('are kept with the answer', async () => {
    const { agent } = await startLibraryAgent()
    try {
      const { data, metadata } = await agent.chat('list the novels')
      expect(data.follow_ups).to.not.equal(undefined)
      const { messages } = (await agent.send(`/sessions/${metadata.session_id}`)).body as { messages: { data?: { follow_ups?: string[] } }[] } // oxfmt-ignore
      expect(messages.at(-1)!.data!.follow_ups).to.deep.equal(data.follow_ups)
    } finally {
      await agent.close()
    }
  })
})
