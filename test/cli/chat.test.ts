import { createServer, type Server } from 'node:http'
import { expect } from 'chai'
import { ANSWER_ERRORS, MODEL_ERRORS, type AnswerErrorCode } from '../../src/contract/chat.ts'
import { createProject, type Project } from '../support/project.ts'

/** Answers that were not given because something failed; all others decline or ask back. */
const FAILURES: AnswerErrorCode[] = [
  'TOOL_FAILED',
  'NOT_AS_EXPECTED',
  'REGISTRY_UNREACHABLE',
  'BUDGET',
  'CANCELLED',
  ...MODEL_ERRORS,
]

describe('agent chat ends with', function () {
  this.timeout(30_000)
  let project: Project
  let server: Server
  let code: AnswerErrorCode | undefined
  before(async () => {
    project = await createProject()
    // A program of its own instead of the agent: some failures cannot be had from the real one at will.
    server = createServer((req, res) => {
      req.resume()
      const data = code ? { error: { code, message: 'Said so' } } : { result: 1 }
      const metadata = {
        execution_time: 0,
        tools_used: [],
        confidence: 0,
        session_id: 's',
        mode: 'api',
        engine: 'builtin',
      }
      res.setHeader('content-type', 'application/json')
      res.end(JSON.stringify(req.url === '/chat' ? { response: 'Said so', data, metadata } : { status: 'healthy' }))
    })
    await new Promise<void>(resolve => server.listen(project.ports.agent, '127.0.0.1', resolve))
  })
  after(async () => {
    await new Promise(resolve => server.close(resolve))
    await project.remove()
  })

  for (const error of [undefined, ...ANSWER_ERRORS]) {
    const wanted = error && FAILURES.includes(error) ? 1 : 0
    it(`${wanted} after ${error ?? 'an answer'}, asked once or from a pipe`, async () => {
      code = error
      const asked = await project.run(['chat', 'a question', '--json'])
      expect([asked.code, (JSON.parse(asked.stdout) as { response: string }).response]).to.deep.equal([
        wanted,
        'Said so',
      ])
      expect((await project.run(['chat'], { input: 'a question\n' })).code).to.equal(wanted)
    })
  }
})
