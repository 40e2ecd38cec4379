import { createServer, type Server } from 'node:http'
import { expect } from 'chai'
import { createProject, type Project } from '../support/project.ts'

const approval = (can_allow: boolean) => ({ id: 'a1', action: 'Change it', tool: 'crm_updateLead', args: {}, schema: {}, can_allow }) // oxfmt-ignore

describe('agent chat, asked for a yes,', function () {
  this.timeout(30_000)
  let project: Project
  let server: Server
  let asked: { message: string; approval?: unknown }[] = []
  let canAllow = true
  before(async () => {
    project = await createProject()
    server = createServer((req, res) => {
      let text = ''
      req.setEncoding('utf8')
      req.on('data', (chunk: string) => (text += chunk))
      req.on('end', () => {
        const body = text ? (JSON.parse(text) as (typeof asked)[0]) : undefined
        if (body) asked.push(body)
        const data = body?.message === 'change it' ? { approval: approval(canAllow) } : { result: 1 }
        const metadata = { execution_time: 0, tools_used: [], confidence: 1, session_id: 's', mode: 'api', engine: 'builtin' } // oxfmt-ignore
        res.setHeader('content-type', 'application/json')
        res.end(JSON.stringify(req.url === '/chat' ? { response: 'Said', data, metadata } : { status: 'healthy' }))
      })
    })
    await new Promise<void>(resolve => server.listen(project.ports.agent, '127.0.0.1', resolve))
  })
  beforeEach(() => {
    asked = []
    canAllow = true
  })
  after(async () => {
    await new Promise(resolve => server.close(resolve))
    await project.remove()
  })

  it('takes allow for a yes to all such calls of the conversation', async () => {
    await project.run(['chat'], { input: 'change it\nallow\nallow\n' })
    expect(asked.map(({ message, approval: given }) => [message, given])).to.deep.equal([
      ['change it', undefined],
      ['allow', { id: 'a1', decision: 'approve', scope: 'session' }],
      ['allow', undefined],
    ])
  })

  it('leaves the word alone where that is not possible', async () => {
    canAllow = false
    await project.run(['chat'], { input: 'change it\nallow\n' })
    expect(asked.map(one => one.approval)).to.deep.equal([undefined, undefined])
  })

  it('says how, and takes it as an option', async () => {
    const { stderr } = await project.run(['chat', 'change it'])
    expect(stderr).to.match(/--approve a1 .*\n--allow a1 also lets crm_updateLead/)
    await project.run(['chat', '--allow', 'a1'])
    expect(asked.at(-1)!.approval).to.deep.equal({ id: 'a1', decision: 'approve', scope: 'session' })
    const both = await project.run(['chat', '--allow', 'a1', '--approve', 'a1'])
    expect(both.code).to.equal(2)
  })
})
