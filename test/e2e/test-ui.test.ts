import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath } from '../support/launch-browser.ts'
import { expect } from 'chai'
import { parse as parseJunit } from 'junit2json'
import { Parser } from 'tap-parser'
import { createProject, type Project, waitFor } from '../support/project.ts'
import { startSite, type Site } from '../support/site/start-site.ts'

const FORM = `- Type "Ann Lee" into the name field
- Type "\${MAIL}" into the e-mail field
- Type "Are you open on Sunday?" into the message field
- Click "Send message"
`

/** UI tests through the real command line, in a real Chromium, over the fixture site. */
describe('agent test-ui, end to end', function () {
  this.timeout(90_000)
  let project: Project
  let site: Site
  const environment: Record<string, string> = { MAIL: 'ann.lee@example.com' }
  before(async () => {
    site = await startSite()
    environment.SITE = site.url
    environment.AGENT_BROWSER_PATH = await chromiumPath()
    project = await createProject('[features]\nmode = "hybrid"\n')
    const { code, stderr } = await project.run(['start', 'demo'], { environment })
    expect(code, stderr).to.equal(0)
  })
  after(async () => {
    await project.remove()
    await site.close()
  })

  const run = async (text: string, ...more: string[]) => {
    writeFileSync(join(project.folder, 'site.md'), `url: \${SITE}\n\n${text}`)
    return await project.run(['test-ui', 'site.md', '--output', 'shots', ...more], { environment })
  }

  it('passes what is so, and shows what is not, with a picture', async () => {
    const { code, stdout, stderr } = await run(`# The first page
- Expect the page shows "Willowmere"
- Make sure the title contains "Home"

# What is not there
url: /shop
- Expect the page shows "Steam engine"
- Click "Buy"
`)
    expect([code, stderr]).to.deep.equal([1, ''])
    const failed: { diag: Record<string, unknown> }[] = []
    const parser = new Parser({ strict: true })
    parser.on('fail', one => failed.push(one as never))
    let results: { count: number; pass: number } | undefined
    parser.on('complete', done => (results = done as never))
    parser.end(stdout)
    expect(results).to.include({ count: 2, pass: 1 })
    expect(failed[0]!.diag).to.include({
      at: 'site.md:9',
      step: 'Expect the page shows "Steam engine"',
      page: '${SITE}/shop',
      screenshot: 'shots/2-what-is-not-there.png',
    })
    expect(failed[0]!.diag.message).to.include('Steam engine')
    expect(readFileSync(join(project.folder, 'shots/2-what-is-not-there.png')).subarray(1, 4).toString()).to.equal(
      'PNG',
    )
  })

  it('does what sends something after the yes of its file alone', async () => {
    const sent = () => site.requests.filter(({ method, path }) => method === 'POST' && path === '/contact')
    const { code, stdout } = await run(
      `# Not asked for
url: /contact
${FORM}
# Asked for
url: /contact
approve: yes
${FORM}- Expect the page shows "Message sent"
`,
      '--reporter',
      'junit',
    )
    expect(code).to.equal(1)
    const suites = (await parseJunit(stdout)) as Record<string, any>
    const [refused, done] = suites.testsuite[0].testcase
    expect(refused.failure[0].message).to.match(/^It needs a yes \(.*approve: yes/)
    expect(done.failure, JSON.stringify(done.failure)).to.equal(undefined)
    expect(sent()).to.have.lengthOf(1)
    expect(sent()[0]!.body).to.include({ name: 'Ann Lee', email: environment.MAIL })
    expect(stdout).to.not.include(environment.MAIL)
  })

  it('has a picture for agent chat too, at the address that it prints', async () => {
    const { stdout } = await project.run(['chat', `open ${site.url} and take a screenshot`], { environment })
    const [address] = /^http:\S+\/files\/\S+\.png$/m.exec(stdout) ?? []
    expect(address, stdout).to.be.a('string')
    expect((await fetch(address!)).headers.get('content-type')).to.equal('image/png')
    const { sessions } = (await (await fetch(`${project.url('agent')}/sessions`)).json()) as {
      sessions: { session_id: string }[]
    }
    for (const { session_id: id } of sessions) await project.run(['sessions', 'delete', id])
    expect((await fetch(address!)).status).to.equal(404)
  })

  it('chooses tests, stops early, and forgets its conversations', async () => {
    const text = '# One\n- Click "Nothing"\n# Two\n- Click "Nothing"\n# Three\n- Expect the page shows "Willowmere"\n'
    const bailed = await run(text, '--bail', '--json')
    const { tests } = JSON.parse(bailed.stdout) as { tests: { state: string }[] }
    expect(tests.map(({ state }) => state)).to.deep.equal(['failed', 'skipped', 'skipped'])
    const chosen = await run(text, '--grep', 'th.ee')
    expect([chosen.code, chosen.stdout]).to.deep.equal([0, chosen.stdout])
    expect(chosen.stdout).to.match(/^TAP version 14\n1\.\.1\nok 1 - Three\n/)
    const none = await run(text, '--grep', 'four')
    expect(none.stderr).to.include('no test whose title fits "four"')
    const { sessions } = (await (await fetch(`${project.url('agent')}/sessions`)).json()) as { sessions: unknown[] }
    expect(sessions).to.deep.equal([])
  })

  it('says that it cannot go on when the agent is gone', async () => {
    await project.run(['stop', 'agent'])
    const never = await run('# T\n- Click "Go"\n')
    expect([never.code, never.stdout]).to.deep.equal([1, ''])
    expect(never.stderr).to.include('agent start demo')
    await project.run(['start', 'agent'], { environment })
    writeFileSync(join(project.folder, 'slow.md'), 'url: ${SITE}\n# One\n- Wait 20 seconds\n# Two\n- Click "Go"\n')
    const running = project.run(['test-ui', 'slow.md'], { environment })
    await waitFor('the first step', async () => {
      const answer = await fetch(`${project.url('agent')}/sessions`).then(
        response => response.json(),
        () => undefined,
      )
      return ((answer as { total?: number } | undefined)?.total ?? 0) > 0
    })
    await project.run(['stop', 'agent', '--force'])
    const { code, stdout, stderr } = await running
    expect([code, stdout]).to.deep.equal([1, stdout])
    expect(stdout).to.match(/^TAP version 14\n1\.\.2\nBail out! .*does not answer[^]*2 skipped/)
    expect(stderr).to.include('does not answer')
    await project.run(['start', 'agent'], { environment })
  })

  it('needs its variables before anything runs', async () => {
    const before = site.requests.length
    const { code, stderr } = await run('# T\n- Type "${NOT_SET}" into the name field\n')
    expect([code, stderr]).to.deep.equal([1, 'site.md: the environment variable NOT_SET is not set\n'])
    expect(site.requests).to.have.lengthOf(before)
    expect(existsSync(join(project.folder, 'shots/1-t.png'))).to.equal(false)
  })
})
