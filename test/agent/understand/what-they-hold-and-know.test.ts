import { expect } from 'chai'
import { flag, int as id, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const sailor = (sailorId: number, name: string, isRedPassHolder: boolean, nightWatchTrained: boolean) => ({ sailorId, name, isRedPassHolder, nightWatchTrained }) // oxfmt-ignore
const sailors = [sailor(1, 'Ann Lee', true, false), sailor(2, 'Bo Ray', false, true), sailor(3, 'Cy Fox', true, true)]
const ask = (message: string) =>
  converse(
    reads('crew', '/sailors', () => sailors, list({ sailorId: id, name: text, isRedPassHolder: flag, nightWatchTrained: flag })), // oxfmt-ignore
  ).ask(message)

describe('what a holder holds and who is trained knows', () => {
  for (const [message, says] of [
    ['Which sailors have a red pass?', /^2 sailors.*Ann Lee and Cy Fox/],
    ['How many sailors do not have a red pass?', /\b1 sailor\b/],
    ['Which sailors know night watch?', /^2 sailors.*Bo Ray and Cy Fox/],
    ['Who can do night watch?', /Bo Ray and Cy Fox/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})
