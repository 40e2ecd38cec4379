import { expect } from 'chai'
import type { converse } from './serve.ts'

type Begin = () => ReturnType<typeof converse>

/** One test for each row: what is asked one after the other in a conversation of its own, and what the last answer has to match. */
export function answersLast(begin: Begin, rows: readonly (readonly [...string[], RegExp])[]): void {
  for (const row of rows) {
    const messages = row.slice(0, -1) as string[]
    it(messages.join(' … '), async () => {
      const { ask } = begin()
      let said = ''
      for (const message of messages) said = (await ask(message)).response
      expect(said).to.match(row.at(-1) as RegExp)
    })
  }
}

/** One test for each order: the tool that is proposed for it, and with what. */
export function proposes(begin: Begin, rows: readonly (readonly [order: string, tool: string, args: object])[]): void {
  for (const [order, tool, args] of rows)
    it(`is that order: “${order}”`, async () => {
      const { pending, response } = await begin().ask(order)
      expect({ tool: pending?.tool, args: pending?.args }, response).to.deep.equal({ tool, args })
    })
}
