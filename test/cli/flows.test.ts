import { expect } from 'chai'
import type { TestAgent } from '../agent/support/start-agent.ts'
import { startLibraryAgent } from '../agent/support/start-library-agent.ts'
import { createProject, type Project } from '../support/project.ts'

const NO_FLOWS = 'No flows yet. Ask something with agent chat "…", then: agent flows save <name>\n'
const NO_CONVERSATIONS = 'No conversations yet. Ask something with agent chat "…"\n'

describe('agent flows and agent sessions [K-21]', function () {
  this.timeout(30_000)
  let project: Project
  let agent: TestAgent
  before(async () => {
    project = await createProject()
    ;({ agent } = await startLibraryAgent({ port: project.ports.agent }))
  })
  after(async () => {
    await agent.close()
    await project.remove()
  })
  const run = (...args: string[]) => project.run(args)
  const json = async (...args: string[]) => JSON.parse((await project.run([...args, '--json'])).stdout) as any

  it('say that there is nothing yet, and print no empty line', async () => {
    const flows = await run('flows', 'list')
    expect([flows.stdout, flows.stderr]).to.deep.equal(['', NO_FLOWS])
    const sessions = await run('sessions', 'list')
    expect([sessions.stdout, sessions.stderr]).to.deep.equal(['', NO_CONVERSATIONS])
  })

  it('save the last answer, show it and run it with other values', async () => {
    expect((await run('chat', 'how many books have a price of at least 12?')).code).to.equal(0)
    const saved = await run('flows', 'save', 'priced')
    expect(saved.code, saved.stderr).to.equal(0)
    expect(saved.stdout).to.match(/Saved as priced[^]*min_price[^]*default 12[^]*agent flows run priced min_price=…/)
    expect((await run('flows', 'list')).stdout).to.match(/priced +min_price=…/)
    const shown = await json('flows', 'show', 'priced')
    expect(shown).to.include({ name: 'priced', tool: 'flows_priced' })
    const ran = await json('flows', 'run', 'priced', 'min_price=40')
    expect(ran.data.result).to.equal(1)
    const dry = await run('flows', 'run', 'priced', '--dry-run')
    expect(dry.stdout).to.include(':min_price').and.include('Nothing was called')
  })

  it('say what is wrong, with exit code 1', async () => {
    for (const [args, why] of [
      [['flows', 'run', 'priced', 'prize=3'], /^prize: The flow has no such parameter: .*min_price/],
      [['flows', 'run', 'priced', 'min_price=low'], /^min_price must be number$/m],
      [['flows', 'run', 'nothing'], /Flow 'nothing' not found\. Those there are: agent flows list/],
      [['flows', 'save', 'priced'], /already/],
      [['flows', 'delete', 'nothing'], /not found/],
      [['sessions', 'show', 'nobody'], /not found\. Those there are: agent sessions list/],
    ] as const) {
      const { code, stderr } = await run(...args)
      expect(code, args.join(' ')).to.equal(1)
      expect(stderr).to.match(why)
    }
    expect((await run('flows')).code).to.equal(2)
    expect((await run('flows', 'save')).code).to.equal(2)
  })

  it('list conversations, show one with its receipts, and delete it', async () => {
    const { sessions, total } = await json('sessions', 'list')
    expect(total).to.be.above(0)
    const { session_id } = sessions.at(-1)
    const { stdout } = await run('sessions', 'show', session_id)
    expect(stdout)
      .to.match(/0 you +how many books/)
      .and.match(/receipt: builtin · \d+ ms/)
    expect(stdout).to.match(/tool library_list_books · \d+ ms · \d+ rows/)
    expect((await run('sessions', 'delete', session_id)).code).to.equal(0)
    expect((await run('sessions', 'show', session_id)).code).to.equal(1)
  })

  it('delete a flow', async () => {
    expect((await run('flows', 'delete', 'priced')).code).to.equal(0)
    expect(await json('flows', 'list')).to.deep.equal([])
  })
})
