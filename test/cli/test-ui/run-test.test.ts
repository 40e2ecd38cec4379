import { expect } from 'chai'
import { runTest, type TestSession } from '../../../src/cli/test-ui/run-test.ts'
import { parseTestFile } from '../../../src/cli/test-ui/test-file.ts'
import { createVariables } from '../../../src/cli/test-ui/variables.ts'
import type { AnswerData, ChatResponse } from '../../../src/contract/chat.ts'

const answer = (data: Partial<AnswerData> = {}, response = 'Done.', tools = ['browser_click']): ChatResponse => ({
  response,
  data,
  metadata: {
    execution_time: 0.1,
    tools_used: tools,
    confidence: 1,
    session_id: 's',
    mode: 'hybrid',
    engine: 'builtin',
  },
})
const waiting = (tool: string) =>
  answer({ approval: { id: 'x', action: 'Press Buy for ann@example.com', tool, args: {}, schema: {} } }, 'Shall I?')

interface Given {
  text: string
  answers?: Record<string, ChatResponse | Error>
  url?: string
  environment?: Record<string, string>
}

/** Runs the first test of a text against an agent that answers messages as told, else with "Done.". */
async function run({ text, answers = {}, url = 'http://127.0.0.1:3000/cart', environment = {} }: Given) {
  const said: string[] = []
  const session: TestSession = {
    chat: async message => {
      said.push(message)
      const given =
        answers[message] ?? (/^(?:expect|verify|make sure)/i.test(message) ? answer({ result: true }) : answer())
      if (given instanceof Error) throw given
      return given
    },
    decide: async (_id, decision) => {
      said.push(decision)
      return answer()
    },
    readUrl: async () => url,
    capture: async name => `${name}.png`,
    close: async () => void said.push('closed'),
  }
  const [test] = parseTestFile(text, 'shop.md', 'shop').tests
  const outcome = await runTest(test!, 4, {
    file: 'shop.md',
    variables: createVariables(environment),
    timeout: 5,
    openSession: () => session,
  })
  return { said, outcome }
}

describe('a UI test', () => {
  it('opens its address, does its steps in order in one conversation, and forgets it', async () => {
    const { said, outcome } = await run({
      text: 'url: ${BASE}/\n# Buying\nurl: cart\n- Click "Add"\n- Expect: the page shows "1 item"\n',
      environment: { BASE: 'http://127.0.0.1:3000' },
    })
    expect(outcome).to.include({ state: 'passed', title: 'Buying' })
    expect(said).to.deep.equal([
      'Open http://127.0.0.1:3000/cart',
      'Click "Add"',
      'Expect the page shows "1 item"',
      'closed',
    ])
    expect(outcome.steps.map(({ text }) => text)).to.deep.equal([
      'Open ${BASE}/cart',
      'Click "Add"',
      'Expect: the page shows "1 item"',
    ])
  })

  it('fails at the first step that does not pass, with a picture, and does nothing after it', async () => {
    const { said, outcome } = await run({
      text: '# Buying\n- Click "Add"\n- Verify the page shows "1 item"\n- Click "Pay"\n',
      answers: {
        'Verify the page shows "1 item"': answer(
          { error: { code: 'NOT_AS_EXPECTED', message: 'The page shows "Your cart is empty"' } },
          'No.',
        ),
      },
    })
    expect(said).to.deep.equal(['Click "Add"', 'Verify the page shows "1 item"', 'closed'])
    expect(outcome).to.include({
      state: 'failed',
      message: 'The page shows "Your cart is empty"',
      screenshot: '4-buying.png',
      url: 'http://127.0.0.1:3000/cart',
    })
    expect(outcome.steps.map(({ state }) => state)).to.deep.equal(['passed', 'failed', 'not_run'])
  })

  const wrong: [string, string, ChatResponse | Error, RegExp][] = [
    [
      'an answer from the services',
      'Count the rows',
      answer({ result: 5 }, '5 accounts', ['crm_listAccounts']),
      /not understood as something to do on the page.*5 accounts/,
    ],
    [
      'a failure',
      'Click "Add"',
      answer({ error: { code: 'NOT_FOUND', message: '' } }, 'No Add here.'),
      /^No Add here\.$/,
    ],
    ['a part of what was asked', 'Click all', answer({ complete: false }, 'Two of five.'), /in part only: Two/],
    ['a no', 'Is the box checked?', answer({ result: false }, 'No, it is not.'), /^No, it is not\.$/],
    ['a server that fails', 'Click "Add"', new Error('socket hang up'), /socket hang up/],
  ]
  for (const [what, step, given, message] of wrong)
    it(`does not pass with ${what}`, async () => {
      const { outcome } = await run({ text: `# T\n- ${step}\n`, answers: { [step]: given } })
      expect(outcome.state).to.equal('failed')
      expect(outcome.message).to.match(message)
    })

  it('takes an expectation for met by a plain yes alone', async () => {
    for (const result of [undefined, 'yes', [{ passed: true }], 1]) {
      const text = 'Make sure that all is well'
      const { outcome } = await run({ text: `# T\n- ${text}\n`, answers: { [text]: answer({ result }, 'Well.') } })
      expect(outcome.message, JSON.stringify(result)).to.match(/not understood as an expectation.*Well/)
    }
  })

  it('gives the yes that its file gives, for the browser on its own origin', async () => {
    const buying = (more: string) => `url: http://127.0.0.1:3000/\n${more}# T\n- Click "Buy"\n`
    const answers = { 'Click "Buy"': waiting('browser_click') }
    const given = await run({ text: buying('approve: yes\n'), answers })
    expect(given.outcome.state).to.equal('passed')
    expect(given.said).to.include('approve')
    for (const [how, message] of [
      [{ text: buying(''), answers }, /needs a yes \(Press Buy.*approve: yes/],
      [
        { text: buying('approve: yes\n'), answers, url: 'http://127.0.0.1:3001/' },
        /not one of http:\/\/127\.0\.0\.1:3000/,
      ],
      [
        { text: buying('approve: yes\n'), answers: { 'Click "Buy"': waiting('crm_createLead') } },
        /only actions on the page/,
      ],
      [{ text: '# T\napprove: yes\n- Click "Buy"\n', answers }, /`url`, which the test does not have/],
    ] as [Given, RegExp][]) {
      const { outcome, said } = await run(how)
      expect(outcome.state).to.equal('failed')
      expect(outcome.message).to.match(message)
      expect(said).to.include('reject').and.not.include('approve')
    }
  })

  it('shows no value of a variable in its report', async () => {
    const { said, outcome } = await run({
      text: '# Signing in as ${WHO}\n- Type "${SECRET}" into the password field\n- Click "Go"\n',
      environment: { SECRET: 'hunter22', WHO: 'ann@example.com' },
      answers: {
        'Click "Go"': answer({ error: { code: 'NOT_FOUND', message: '' } }, 'No "hunter22", ann@example.com'),
      },
      url: 'http://127.0.0.1:3000/?p=hunter22',
    })
    expect(said).to.include('Type "hunter22" into the password field')
    expect(JSON.stringify(outcome)).to.not.match(/hunter22|ann@/)
    expect(outcome.message).to.equal('No "${SECRET}", ${WHO}')
  })

  it('that is left out opens nothing', async () => {
    const { said, outcome } = await run({ text: '# T\nskip: not yet\n- Click "Go"\n' })
    expect(outcome).to.include({ state: 'skipped', skipped: 'not yet' })
    expect(said).to.deep.equal([])
  })
})
