import { expect } from 'chai'
import { listenJson } from '../../support/apis/listen-json.ts'
import * as gold from '../gold.ts'
import type { Question, Turn } from '../question.ts'
import { createReset, type Tables } from '../services/records.ts'
import { askQuestion, type Subject } from './ask-questions.ts'
import { report, summarise } from './summarise.ts'

/** An agent that counts books, and deletes the first one after a yes. */
async function startAgent() {
  const data: Tables = { books: [{ id: 1 }, { id: 2 }] }
  const heard: string[] = []
  const server = await listenJson(
    [
      [
        'POST',
        /^\/chat$/,
        ({ body }) => {
          heard.push(body.message)
          const asksFirst = body.message === 'Delete the first book'
          if (body.message === 'yes') data.books!.shift()
          const isSure = body.message === 'How many books are there?'
          return {
            body: {
              response: asksFirst ? 'Shall I?' : `${data.books!.length} books`,
              data: {
                result: data.books!.length,
                ...(asksFirst && { approval: { id: 'a', action: 'Delete', tool: 't', args: {}, schema: {} } }),
              },
              metadata: {
                execution_time: 0,
                tools_used: ['books'],
                confidence: isSure ? 1 : 0.5,
                session_id: 's',
                mode: 'api',
                engine: 'builtin',
              },
            },
          }
        },
      ],
    ],
    {},
  )
  const subject: Subject = {
    agentUrl: server.url,
    snapshot: () => ({ 'library.books': structuredClone(data.books!) }),
    reset: createReset(data),
  }
  return { subject, heard, data, close: server.close }
}

const question = (...turns: Turn[]): Question => ({ id: 'one', service: 'store', category: 'join', turns })

describe('a run of questions', () => {
  let agent: Awaited<ReturnType<typeof startAgent>>
  beforeEach(async () => {
    agent = await startAgent()
  })
  afterEach(() => agent.close())

  it('is right when every turn is', async () => {
    const turn = { ask: 'How many books are there?', gold: gold.count(2) }
    const result = await askQuestion(agent.subject, question(turn, turn))
    expect(result).to.include({ isRight: true, reason: undefined })
    const wrong = await askQuestion(agent.subject, question(turn, { ...turn, gold: gold.count(3) }))
    expect(wrong.isRight).to.be.false
    expect(wrong.reason).to.match(/^turn 2: the result is 2, expected 3/)
  })

  it('says yes only where a write is wanted, and puts back what it changed', async () => {
    const ask = 'Delete the first book'
    const deleted = await askQuestion(agent.subject, question({ ask, gold: gold.removed('library.books', { id: 1 }) }))
    expect(deleted.reason).to.equal(undefined)
    expect(agent.data.books).to.have.length(2)
    expect((await askQuestion(agent.subject, question({ ask, gold: gold.pending() }))).isRight).to.be.true
    expect(agent.heard).to.deep.equal([ask, 'yes', ask])
  })

  it('counts a failing agent as wrong', async () => {
    const subject = { ...agent.subject, agentUrl: `${agent.subject.agentUrl}/nowhere` }
    const result = await askQuestion(subject, question({ ask: 'Hello', gold: gold.smalltalk() }))
    expect(result.reason).to.match(/malformed.*HTTP 404/)
  })

  it('sums up accuracy, calibration and confident mistakes', async () => {
    const turn = { ask: 'How many books are there?', gold: gold.count(2) }
    const right = await askQuestion(agent.subject, question(turn))
    const wrong = await askQuestion(agent.subject, question({ ...turn, gold: gold.count(9) }))
    const summary = summarise([right, { ...wrong, category: 'group' }])
    expect(summary).to.deep.include({ right: 1, of: 2, brier: 0.5, falseConfident: 1 })
    expect(summary.byCategory).to.deep.equal({ join: { right: 1, of: 1 }, group: { right: 0, of: 1 } })
    expect(report(summary)).to.match(/accuracy +1\/2 \(50\.0 %\)/)
  })
})
