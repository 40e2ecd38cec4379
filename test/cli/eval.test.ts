import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { judgeAnswer } from '../../src/cli/evaluation/judge-answer.ts'
import { Expectation, readQuestionFile } from '../../src/cli/evaluation/question-file.ts'
import type { ChatRequest, ChatResponse } from '../../src/contract/chat.ts'
import { createProject } from '../support/project.ts'

const answer = (data: Partial<ChatResponse['data']>, response = 'The answer is 50.'): ChatResponse => ({
  response,
  data,
  metadata: {
    execution_time: 0,
    tools_used: ['crm_list'],
    confidence: 1,
    session_id: 's',
    mode: 'api',
    engine: 'builtin',
  },
})

describe('judging an answer', () => {
  const rows: [string, unknown, ChatResponse, boolean][] = [
    ['a text it contains', { contains: 'ANSWER is' }, answer({}), true],
    ['a text it lacks', { contains: ['answer', 'nothing'] }, answer({}), false],
    ['the number', { number: 50 }, answer({ result: 50 }), true],
    ['the number in a record of a list', { number: 50 }, answer({ result: [{ count: 50 }] }), true],
    ['a number within the tolerance', { number: 50, tolerance: 1 }, answer({ result: 50.9 }), true],
    ['another number', { number: 50 }, answer({ result: 51 }), false],
    ['no number', { number: 50 }, answer({ result: '50' }), false],
    ['so many rows', { rows: 2 }, answer({ result: [1, 2] }), true],
    ['one record as a row', { rows: 1 }, answer({ result: { id: 1, name: 'a' } }), true],
    ['other rows', { rows: 2 }, answer({ result: [1] }), false],
    ['the same list', { equals: ['a', 'b'] }, answer({ result: ['a', 'b'] }), true],
    ['another order', { equals: ['a', 'b'] }, answer({ result: ['b', 'a'] }), false],
    ['the same text', { equals: 'the answer is 50.' }, answer({}), true],
    [
      'the code of a refusal',
      { error: 'NOT_AVAILABLE' },
      answer({ error: { code: 'NOT_AVAILABLE', message: '' } }),
      true,
    ],
    ['any refusal', { error: 'any' }, answer({ error: { code: 'NOT_FOUND', message: '' } }), true],
    ['an answer instead of a refusal', { error: 'any' }, answer({ result: 1 }), false],
    [
      'a refusal instead of an answer',
      { contains: 'answer' },
      answer({ error: { code: 'NOT_FOUND', message: '' } }),
      false,
    ],
    ['a tool that was used', { tool: 'crm_list' }, answer({}), true],
    ['a tool that was not used', { tool: 'crm_get' }, answer({}), false],
  ]
  const people = [
    { id: 1, name: 'Ann', team: 'a' },
    { id: 2, name: 'Bob', team: 'b' },
  ]
  const call = { tool: 'crm_create', args: { name: 'Ann' } }
  const plan: ChatResponse['data'] = {
    plan: { steps: [{ id: 'r1', ...call }], answer: { kind: 'text' }, confidence: 1 },
  }
  const waiting: ChatResponse['data'] = { approval: { id: 'x', action: 'Create', schema: {}, ...call } }
  rows.push(
    ['an answer without a text', { excludes: 'sorry' }, answer({}), true],
    ['an answer with an unwanted text', { excludes: 'ANSWER' }, answer({}), false],
    ['the records in any order', { records: [{ id: 2 }, { id: 1 }] }, answer({ result: people }), true],
    ['the records in order', { records: [{ id: 1 }, { id: 2 }], ordered: true }, answer({ result: people }), true],
    ['another order of records', { records: [{ id: 2 }, { id: 1 }], ordered: true }, answer({ result: people }), false],
    ['fewer records', { records: [{ id: 1 }] }, answer({ result: people }), false],
    ['one record twice', { records: [{ id: 1 }, { id: 1 }] }, answer({ result: people }), false],
    ['another value in a record', { records: [{ id: 1 }, { id: 2, team: 'a' }] }, answer({ result: people }), false],
    ['scalars as records', { records: ['b', 'a'] }, answer({ result: ['a', 'b'] }), true],
    ['no records', { records: [] }, answer({ result: null }), true],
    ['a yes', { yes: true }, answer({}, 'Yes, there are 2.'), true],
    ['a no for a yes', { yes: true }, answer({}, 'No, there are none.'), false],
    ['a no', { yes: false }, answer({}, 'No: none.'), true],
    ['neither yes nor no', { yes: false }, answer({}, 'There are none.'), false],
    ['a waiting change', { approval: true }, answer(waiting), true],
    ['the waiting change', { approval: call }, answer(waiting), true],
    ['another waiting change', { approval: { ...call, args: {} } }, answer(waiting), false],
    ['no waiting change', { approval: true }, answer({}), false],
    ['an unwanted change', { approval: false }, answer(waiting), false],
    ['the planned calls', { calls: [call] }, answer(plan), true],
    ['a planned call by its name', { calls: [{ tool: 'crm_create' }] }, answer(plan), true],
    ['other arguments', { calls: [{ ...call, args: { name: 'Bob' } }] }, answer(plan), false],
    ['an additional call', { calls: [] }, answer(plan), false],
    ['a tool where none is wanted', { no_tool: true }, answer({}), false],
  )
  for (const [title, expectation, given, right] of rows)
    it(`${right ? 'accepts' : 'refuses'} ${title}`, () =>
      expect(judgeAnswer(Expectation.parse(expectation), given).length === 0).to.equal(right))
})

describe('a question file', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'agent-eval-'))))
  afterEach(() => rmSync(folder, { recursive: true }))
  const read = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return readQuestionFile(join(folder, name))
  }

  for (const [name, text] of [
    ['q.yaml', '- question: how many?\n  expect: { number: 3 }\n'],
    ['q.yaml', 'questions:\n  - question: how many?\n    expect:\n      number: 3\n'],
    ['q.json', '[{"question": "how many?", "expect": {"number": 3}}]'],
    ['q.jsonl', '{"question": "how many?", "expect": {"number": 3}}\n\n'],
  ] as const)
    it(`is read from ${name}: ${text.slice(0, 12).trim()}`, () => {
      const [first] = read(name, text)
      expect(first).to.deep.include({ question: 'how many?' })
      expect(first!.expect.number).to.equal(3)
    })

  for (const [title, name, text, message] of [
    ['wrong YAML', 'q.yaml', '- question: [', /q\.yaml:\d+ is not valid YAML or JSON/],
    ['wrong JSON Lines', 'q.jsonl', '{}\n{', /q\.jsonl:2 is not valid JSON/],
    ['no list', 'q.yaml', 'question: 1', /is no list of questions/],
    ['nothing', 'q.yaml', '[]', /holds no question/],
    ['an unknown expectation', 'q.yaml', '- question: a\n  expect: { nubmer: 3 }', /question 1: expect: .*nubmer/],
    [
      'no expectation',
      'q.yaml',
      '- question: a\n  expect: {}',
      /question 1: expect: needs one of: contains, excludes, equals/,
    ],
    ['no question', 'q.yaml', '- expect: { rows: 1 }', /question 1: question: /],
  ] as const)
    it(`names file and place: ${title}`, () => expect(() => read(name, text)).to.throw(message))
})

describe('agent eval', function () {
  this.timeout(30_000)

  it('names a session only for questions that belong together, so that the others go first at the limit', async () => {
    const project = await createProject()
    const asked: ChatRequest[] = []
    // A program of its own instead of the agent: it keeps what was asked.
    const server = createServer(async (req, res) => {
      let body = ''
      for await (const chunk of req) body += String(chunk)
      if (body) asked.push(JSON.parse(body) as ChatRequest)
      res.setHeader('content-type', 'application/json')
      res.end(JSON.stringify(body ? answer({ result: 1 }) : { status: 'healthy' }))
    })
    await new Promise<void>(resolve => server.listen(project.ports.agent, '127.0.0.1', resolve))
    const file = join(tmpdir(), `agent-eval-${process.pid}.json`)
    try {
      const of = (question: string, session?: string) => ({ question, session, expect: { number: 1 } })
      writeFileSync(file, JSON.stringify([of('a'), of('b', 'talk'), of('c', 'talk'), of('d')]))
      expect((await project.run(['eval', file])).code).to.equal(0)
    } finally {
      rmSync(file, { force: true })
      await new Promise(resolve => server.close(resolve))
      await project.remove()
    }
    const sessions = asked.map(({ session_id }) => session_id)
    expect(sessions.map(Boolean)).to.deep.equal([false, true, true, false])
    expect(sessions[1]).to.equal(sessions[2])
  })
})
