import { expect } from 'chai'
import { int as id, list, text } from '../../../support/memory/schemas.ts'
import { converse, reads } from '../../../support/styles/serve.ts'

const moorings = [
  { id: 1, name: 'Mooring A', depth: 4, remarks: 'Asked for a longer pontoon.' },
  { id: 2, name: 'Mooring B', depth: 2, remarks: 'The ring is broken.' },
  { id: 3, name: 'Mooring C', depth: 4, remarks: null },
  { id: 4, name: 'Mooring D', depth: 2, remarks: 'They asked for a longer pontoon twice.' },
]
const ask = (message: string) =>
  converse(
    reads('quay', '/moorings', () => moorings, list({ id, name: text, depth: id, remarks: text })),
  ).ask(message) // oxfmt-ignore

describe('what a text says, told by a clause', () => {
  for (const [message, says] of [
    [
      'Which moorings have asked for a longer pontoon, according to their remarks?',
      /2 moorings\b.*Mooring A.*Mooring D/,
    ],
    ['how many moorings have asked for a longer pontoon, going by the remarks?', /\b2 moorings\b/],
    ['Which moorings have a depth of 4 and remarks that mention a pontoon?', /Mooring A/],
    ['moorings whose remarks say that the ring is broken', /Mooring B/],
    ["Which moorings' remarks say that they asked for a longer pontoon?", /2 moorings\b/],
    ['moorings where the remarks say broken', /Mooring B/],
  ] as const)
    it(`is looked for in it: ${message}`, async () => expect((await ask(message)).response).to.match(says))

  it('is looked for with every word', async () =>
    expect((await ask('moorings with remarks that mention the short pontoon')).response).to.match(
      /no moorings\b.*short/i,
    ))

  it('is not looked for where it says what the list is in order of', async () =>
    expect((await ask('moorings whose remarks say broken by depth')).response).to.not.match(/“broken by depth”/))
})
