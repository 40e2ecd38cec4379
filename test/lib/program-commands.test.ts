import { expect } from 'chai'
import { createProgram } from '../../src/cli/program.ts'
import { callAs, COMMAND_NAMES } from '../../src/lib/program-commands.ts'

describe('commands in texts', () => {
  const called = (text: string) => callAs(text, () => 'npx agent')

  it('know every command of the program', () => {
    const names = createProgram().commands.map(one => one.name())
    expect([...COMMAND_NAMES].toSorted()).to.deep.equal([...names, 'help'].toSorted())
  })

  for (const [text, wanted] of [
    ['Start it: agent start demo', 'Start it: npx agent start demo'],
    [
      '`agent mode hybrid` adds it. See agent mode --help',
      '`npx agent mode hybrid` adds it. See npx agent mode --help',
    ],
    ['agent restart agent, then (all: agent tools list)', 'npx agent restart agent, then (all: npx agent tools list)'],
    ['cd x && agent start demo', 'cd x && npx agent start demo'],
  ] as const)
    it(`are written as they are called: ${text}`, () => expect(called(text)).to.equal(wanted))

  for (const text of [
    'the agent status is told at /status',
    'npx agent start demo',
    '/opt/agent start',
    'a travel-agent chat',
    'agents start late',
    'agent starts by itself',
    'agent test-uis',
  ])
    it(`is nothing else: ${text}`, () => expect(called(text)).to.equal(text))
})
